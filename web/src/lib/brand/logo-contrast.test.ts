import { expect, test } from 'vitest'
import { faintThemesOf } from './logo-contrast.ts'

const grounds = { light: '#f7f1e5', dark: '#0f0b0a' }
type Pixel = [red: number, green: number, blue: number, opacity: number]
const pixelsOf = (...areas: [count: number, pixel: Pixel][]) =>
  Uint8Array.from(areas.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat()))

const navy: Pixel = [10, 20, 60, 255]
const yellow: Pixel = [255, 221, 0, 255]
const pink: Pixel = [192, 24, 122, 255]

test.each([
  ['a dark one', pixelsOf([80, navy]), ['dark']],
  ['a dark word beside a small bright sign', pixelsOf([80, navy], [20, yellow]), ['dark']],
  ['a light one', pixelsOf([80, yellow], [800, [0, 0, 0, 0]]), ['light']],
  ['a strong one', pixelsOf([80, pink]), []],
  ['a dark word on its own light ground', pixelsOf([30, navy], [70, yellow]), []],
  ['one of shadows only', pixelsOf([80, [10, 20, 60, 90]]), []],
] as const)('the themes in which a logo can hardly be seen: %s', (_what, pixels, themes) => {
  expect(faintThemesOf(pixels, grounds)).toEqual(themes)
})
