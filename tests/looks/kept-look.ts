import sharp from 'sharp'
import { expect } from '@playwright/test'

/** A quarter of a phone's width: a pixel that moves does not show, a thing that goes missing does. */
const width = 98

/** Compares a photograph with the one that is kept under this name; the report shows both, and where they differ. */
export async function expectKept(photo: Buffer, name: string) {
  const small = await sharp(photo).resize({ width }).jpeg({ quality: 85 }).toBuffer()
  expect(small).toMatchSnapshot(`${name}.jpg`, { threshold: 0.2, maxDiffPixelRatio: 0.01 })
}
