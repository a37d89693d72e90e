import { expect, test, vi } from 'vitest'
import { shrinkPicture } from './shrink-picture.ts'

const JPG = [0xff, 0xd8, 0xff, 0xe0]
const PNG = [0x89, 0x50, 0x4e, 0x47]

function fileOf(beginning: number[], { name = 'bill.JPEG', bytes = 1000, width = 800 } = {}) {
  const close = vi.fn<() => void>()
  vi.stubGlobal('createImageBitmap', async () => ({ width, height: 600, close }))
  return new File([new Uint8Array(beginning), new Uint8Array(bytes - beginning.length)], name)
}

test.each([
  [JPG, 'bill.PDF', 'bill.jpg'],
  [PNG, 'Ảnh chụp.png', 'Ảnh chụp.png'],
  [PNG, '.png', 'slip.png'],
])('a small picture is sent unchanged, with the extension of its content', async (beginning, name, fileName) => {
  expect(await shrinkPicture(fileOf(beginning, { name }))).toEqual({
    fileName,
    image: expect.stringMatching(beginning === JPG ? /^\/9j\// : /^iVBORw/),
  })
})

test('a large picture is scaled down and encoded again', async () => {
  const sizes: number[][] = []
  using _context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage() {} } as never)
  using _blob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
  ) {
    sizes.push([this.width, this.height])
    done(new Blob([new Uint8Array(JPG)]))
  })
  const picture = await shrinkPicture(fileOf(PNG, { bytes: 2_000_000, width: 3200, name: 'slip.png' }))
  expect([picture, sizes]).toEqual([{ fileName: 'slip.jpg', image: '/9j/4A==' }, [[1600, 300]]])
})

test('a file that is not a picture is rejected by its content, whatever its name', async () => {
  expect(await shrinkPicture(fileOf([0x25, 0x50, 0x44, 0x46], { name: 'slip.png' }))).toBe('kind')
  expect(await shrinkPicture(new File([], 'slip.png'))).toBe('kind')
})

test('a picture of more than 10 MB is too large', async () => {
  expect(await shrinkPicture(fileOf(JPG, { bytes: 10 * 1024 * 1024 + 1 }))).toBe('size')
})

test('a picture that cannot be decoded is broken', async () => {
  const file = fileOf(JPG)
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no')))
  expect(await shrinkPicture(file)).toBe('broken')
})
