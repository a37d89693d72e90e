import { readFileSync } from 'node:fs'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { oldestBrowsers } from '../../browsers.ts'
import { oldBrowserScript } from './old-browser.ts'

const oldPage = readFileSync(new URL('../public/old.js', import.meta.url), 'utf8')

/** Opens a page whose app is one script, in a browser with this support of `light-dark()` and these globals. */
function open(hasLightDark: boolean, globals: object) {
  const app = '<div id="root"></div><script>document.querySelector("#root").textContent = "The app"</script>'
  // The file is inlined, because jsdom would load it later than a browser.
  const script = oldBrowserScript.replace('src=/old.js>', () => `>${JSON.stringify(oldPage).slice(1, -1)}`)
  const { window } = new JSDOM(`<!doctype html><html><head><script>${script}</script></head><body>${app}`, {
    runScripts: 'dangerously',
    beforeParse: (page) => void Object.assign(page, globals, { CSS: { supports: () => hasLightDark } }),
  })
  return window.document
}

test('a supported browser opens the app', () => {
  expect(open(true, { CSSPropertyRule: Object }).querySelector('#root')!.textContent).toBe('The app')
})

test.for([
  ['light-dark()', open(false, { CSSPropertyRule: Object })],
  ['CSSPropertyRule', open(true, { CSSPropertyRule: undefined })],
] as const)('a browser without %s shows a message in both languages, and runs nothing of the app', ([, page]) => {
  const [vi, en] = [...page.querySelectorAll('h1')].map(({ textContent }) => textContent)

  expect([vi, en]).toEqual(['Trình duyệt này quá cũ', 'This browser is too old'])
  expect(page.querySelector('#root')).toBeNull()
  expect(page.querySelector('plaintext')!.hasAttribute('hidden')).toBe(true)
})

test('its text names the oldest supported browsers', () => {
  const { safari, chrome, firefox } = oldestBrowsers()

  expect(oldPage.split(`Safari ${safari}, Chrome ${chrome}, Firefox ${firefox}`).length).toBe(3)
})

test('the oldest supported versions are the first that have what the script asks for', () => {
  const asked = [bcd.css.types!['color']!['light-dark']!, bcd.api['CSSPropertyRule']!]
  const firstOf = (browser: 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios') =>
    Math.max(...asked.map(({ __compat }) => Number([__compat!.support[browser]!].flat()[0]!.version_added)))
  const { chrome, edge, firefox, safari, ios_saf: ios } = oldestBrowsers()

  expect([firstOf('chrome'), firstOf('edge'), firstOf('firefox')].map(String)).toEqual([chrome, edge, firefox])
  expect([firstOf('safari'), firstOf('safari_ios')].map(String)).toEqual([safari, ios])
})
