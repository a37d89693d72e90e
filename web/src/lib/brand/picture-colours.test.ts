import { expect, test } from 'vitest'
import { coloursOfPixels } from './picture-colours.ts'

type Pixel = [red: number, green: number, blue: number, opacity: number]
const pixelsOf = (...areas: [count: number, pixel: Pixel][]) =>
  Uint8Array.from(areas.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat()))

const pink: Pixel = [192, 24, 122, 255]
const blue: Pixel = [17, 102, 204, 255]

test('the colours are those of the picture to the last digit, also beside softened edges', () => {
  const edges = Array.from({ length: 60 }, (_, at): [number, Pixel] => [1, [192, 20 + (at % 12), 118 + (at % 9), 255]])
  const pixels = pixelsOf([3000, pink], [900, blue], ...edges, [500, [255, 255, 255, 0]])

  for (let run = 0; run < 20; run++) expect(coloursOfPixels(pixels, 4).toSorted()).toEqual(['#1166cc', '#c0187a'])
})

test('a picture of greys has its most frequent one, and a transparent one has none', () => {
  expect(coloursOfPixels(pixelsOf([300, [32, 32, 32, 255]], [100, [200, 200, 200, 255]]), 1)).toEqual(['#202020'])
  expect(coloursOfPixels(pixelsOf([300, [192, 24, 122, 40]]), 4)).toEqual([])
})
