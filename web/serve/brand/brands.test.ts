import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { findUnreadable } from '../../src/lib/brand/contrast.ts'
import { readBrands } from './brands.ts'

function folderOf(brands: Record<string, object>) {
  const folder = mkdtempSync(join(tmpdir(), 'longan-brands-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [id, brand] of Object.entries(brands)) {
    mkdirSync(join(folder, id))
    writeFileSync(join(folder, id, 'brand.json'), JSON.stringify(brand))
  }
  writeFileSync(join(folder, 'README.md'), '')
  return folder
}

const one = { name: 'One', colour: '#1166cc' }
const two = { name: 'Two', colour: '#cc6611' }

test('each folder with a brand.json is a brand, at its own host and those that it names', async () => {
  const brands = await readBrands(folderOf({ one, two: { ...two, hosts: ['Play.Example.com'] } }))

  expect(brands.map(({ id, hosts, brand }) => [id, hosts, brand.main])).toEqual([
    ['one', ['one.localhost'], '#1166cc'],
    ['two', ['two.localhost', 'play.example.com'], '#cc6611'],
  ])
})

test('a host that two brands want, and the problems of every brand, are reported at once', async () => {
  const folder = folderOf({
    one: { ...one, hosts: ['example.com'] },
    two: { ...two, hosts: ['example.com', 'one.localhost'] },
    red: { name: 'Red', colour: 'red' },
    Grey_1: one,
  })

  await expect(readBrands(folder)).rejects.toMatchObject({
    problems: [
      "Grey_1: the folder's name must have small letters, digits and hyphens only",
      expect.stringMatching(/^red: brand\.json: "colour" must be/),
      'one.localhost is a host of one and two; it can show one brand',
      'example.com is a host of one and two; it can show one brand',
    ],
  })
})

test('three complete brands are in the repository, far apart, with nothing to correct but tones of text and fills [B-1-16]', async () => {
  const brands = await readBrands(fileURLToPath(new URL('../../brands', import.meta.url)))

  expect(brands.map(({ id, brand }) => [id, brand.main])).toEqual([
    ['khuya', '#16171f'],
    ['nang-mai', '#ffdd00'],
    ['sen-hong', '#ff1f8f'],
  ])
  expect(new Set(brands.map(({ brand }) => brand.brand.radius)).size).toBe(3)
  expect(new Set(brands.map(({ brand }) => brand.brand.font)).size).toBe(3)
  for (const { brand } of brands) {
    expect(brand.mark).toMatchObject({ width: 96, height: 96 })
    expect(brand.brand.footer).toBeDefined()
    expect(brand.palette.gold.light).toBe(brand.main)
    expect(findUnreadable(brand.palette)).toEqual([])
    expect(brand.notes.filter((note) => !/^(?:gold|son)(?:-text)?, /.test(note))).toEqual([])
  }
})

test('a folder without brands is named', async () => {
  const folder = folderOf({})

  await expect(readBrands(folder)).rejects.toThrow(`There is no folder with a brand.json in ${folder}`)
  await expect(readBrands(join(folder, 'none'))).rejects.toThrow('There is no folder')
})
