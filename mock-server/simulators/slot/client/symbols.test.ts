import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictures } from './symbols.ts'

const MARGIN = 30

test.for(Object.entries(pictures))('the %s fits its picture: nothing of it is cut off', async ([, address]) => {
  const drawing = decodeURIComponent(address.slice(address.indexOf(',') + 1))
  const [left, top, width] = /viewBox="([^"]+)"/.exec(drawing)![1]!.split(' ').map(Number) as [number, number, number]
  const side = width + 2 * MARGIN
  const enlarged = drawing.replace(
    /viewBox="[^"]+"/,
    `viewBox="${left - MARGIN} ${top - MARGIN} ${side} ${side}" width="${side}" height="${side}"`,
  )
  const { info } = await sharp(Buffer.from(enlarged)).trim({ threshold: 0 }).toBuffer({ resolveWithObject: true })
  const [x, y] = [-info.trimOffsetLeft!, -info.trimOffsetTop!]
  const edges = { left: x, top: y, right: side - x - info.width, bottom: side - y - info.height }
  expect(Math.min(...Object.values(edges)), JSON.stringify(edges)).toBeGreaterThanOrEqual(MARGIN)
})
