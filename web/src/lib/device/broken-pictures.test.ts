import { expect, onTestFinished, test, vi } from 'vitest'
import { watchBrokenPictures } from './broken-pictures.ts'
import { checkServer } from './network.ts'

function showPicture() {
  const picture = document.createElement('img')
  picture.src = '/images/crest.svg'
  document.body.append(picture)
  onTestFinished(() => picture.remove())
  return picture
}

test('a picture that cannot be loaded is marked until it is there, and is loaded again when the network is back', async () => {
  onTestFinished(watchBrokenPictures())
  const [broken, other] = [showPicture(), showPicture()]
  broken.dispatchEvent(new Event('error'))
  expect(broken.hasAttribute('data-broken')).toBe(true)
  expect(other.hasAttribute('data-broken')).toBe(false)

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await checkServer()
  const loads = vi.fn<(picture: HTMLImageElement) => void>()
  for (const picture of [broken, other])
    new MutationObserver(() => loads(picture)).observe(picture, { attributeFilter: ['src'] })
  await Promise.resolve()
  expect(loads).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  await checkServer()

  expect(loads.mock.calls).toEqual([[broken]])
  broken.dispatchEvent(new Event('load'))
  expect(broken.hasAttribute('data-broken')).toBe(false)
})
