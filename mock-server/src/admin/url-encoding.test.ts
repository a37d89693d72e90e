import { expect, test } from 'vitest'
import { pack, unpack } from './url-encoding.ts'

const world = {
  seed: 7,
  calls: Array.from({ length: 12 }, (_, index) => [index * 1000, 'POST', `/wps/games/${index}`]),
}

test('packed JSON is unpacked unchanged', async () => {
  expect(await unpack(await pack(world))).toEqual(world)
})

test('a text with one wrong character at any place is refused', async () => {
  const text = await pack(world)
  // The last one holds bits that are not read.
  const places = Array.from({ length: text.length - 1 }, (_, place) => place)
  const damaged = places.map(
    (place) => text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1),
  )
  const opened = await Promise.allSettled(damaged.map(unpack))

  expect(opened.filter(({ status }) => status === 'fulfilled')).toEqual([])
})
