import { expect, onTestFinished, test } from 'vitest'
import { openFrame } from './frame.ts'

function openAt(address: string) {
  const before = location.href
  history.replaceState(null, '', address)
  const root = document.documentElement
  onTestFinished(() => {
    history.replaceState(null, '', before)
    for (const name of ['style', 'data-theme', 'data-title', 'data-corner']) root.removeAttribute(name)
  })
  const frame = openFrame()
  return { frame, read: (token: string) => root.style.getPropertyValue(`--${token}`) }
}

test('a page has the colours, corners, font and name of the brand in its address, in both themes [B-1-11]', () => {
  const { frame, read } = openAt(
    '/?launch=l1&theme=light#gold=ffee00-ffe900&ink=111111-fafafa&radius-button=20px&font=system&weight=300&name=Acme+%26+Sons&currency=%E2%82%AC',
  )

  expect([frame.launch, frame.siteName, frame.currency]).toEqual(['l1', 'Acme & Sons', '€'])
  expect([read('gold'), read('ink')]).toEqual(['light-dark(#ffee00, #ffe900)', 'light-dark(#111111, #fafafa)'])
  expect(['radius-button', 'font-display', 'weight'].map(read)).toEqual(['20px', 'var(--font)', '300'])
})

test('a page without a brand keeps the default look, and an address cannot set anything but a look', () => {
  const { frame, read } = openAt('/?launch=l1#bg0=url(//evil.example)&gold=red-blue&ink=12345-123456&weight=9')

  expect([frame.siteName, frame.currency]).toEqual([undefined, '₫'])
  expect(['bg0', 'gold', 'ink', 'weight', 'font-display'].map(read)).toEqual(['', '', '', '', ''])
})
