import { expect, test } from 'vitest'
import { sanitizeHtml } from './sanitized-html-content.tsx'

function markupOf(...content: Parameters<typeof sanitizeHtml>) {
  const box = document.createElement('div')
  box.append(sanitizeHtml(...content))
  return box.innerHTML
}
const EXTERNAL = 'target="_blank" rel="noopener noreferrer"'

test('markup from the gateway loses everything executable', () => {
  expect(markupOf('<p onclick="x()">Hi<script>x()</script><a href="javascript:x()">a</a></p>')).toBe(
    '<p>Hi<a>a</a></p>',
  )
})

test('markup keeps text, lists, tables and pictures', () => {
  const html =
    '<h3>Rules</h3><ul><li><b>1</b></li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table><img src="https://a.b/c.png" alt="C">'

  expect(markupOf(html)).toBe(html)
})

test.for([
  '<style>body{display:none}</style>',
  '<link rel="stylesheet" href="https://a.b/c.css">',
  '<form action="https://a.b"><input name="password"><button>OK</button><select><option>1</option></select><textarea></textarea></form>',
  '<iframe src="https://a.b"></iframe>',
  '<dialog open>x</dialog>',
  '<svg><image href="https://a.b/c.png"/></svg>',
  '<video src="https://a.b/c.mp4" autoplay></video>',
])('markup has no form, frame, media or style sheet: %s', (html) => {
  expect(markupOf(html)).not.toContain('<')
})

test.for([
  '<p id="root">x</p>',
  '<p class="sheet">x</p>',
  '<p name="x">x</p>',
  '<p slot="x">x</p>',
  '<p data-theme="light">x</p>',
  '<p aria-hidden="true">x</p>',
  '<p role="alert">x</p>',
  '<p tabindex="1">x</p>',
  '<p contenteditable>x</p>',
])('markup takes no name, state or role of the page: %s', (html) => {
  expect(markupOf(html)).toBe('<p>x</p>')
})

test.for([
  'position: fixed; inset: 0; z-index: 9999',
  'transform: scale(99)',
  'background-image: url("https://a.b/c.png")',
  'background: url("https://a.b/c.png")',
  'list-style: url("https://a.b/c.png")',
  'animation: spin 1s infinite',
  'opacity: 0; pointer-events: none',
  '--ink: red',
])('a style in markup covers, moves and loads nothing: %s', (style) => {
  expect(markupOf(`<p style='${style}'>x</p>`)).not.toMatch(/fixed|inset|z-index|transform|url|spin|opacity|pointer|--/)
})

test('a style in markup keeps the look of its text', () => {
  expect(markupOf('<p style="color: red; position: fixed; text-align: center">x</p>')).toBe(
    '<p style="color: red; text-align: center;">x</p>',
  )
})

test.for([
  'https://other.example/',
  'http://other.example/',
  '//other.example/',
  '/\\other.example/',
  '/\t/other.example/',
])('a link to another site opens in a new tab that cannot reach this one: %j', (href) => {
  expect(markupOf(`<a href="${href}">x</a>`)).toContain(EXTERNAL)
})

test.for(['/m/home', 'mailto:help@example.com', 'tel:+84901'])('a link of this site stays in its tab: %s', (href) => {
  expect(markupOf(`<a href="${href}" target="frame" rel="opener">x</a>`)).toBe(`<a href="${href}">x</a>`)
})

test('pixels in the style of a popup are divided by 100 to rem, but not in its text [A-9-15]', () => {
  const html = '<p style="width: 250px; margin-top: -5.5px;">25px</p>'

  expect(markupOf(html, true)).toBe('<p style="width: 2.5rem; margin-top: -0.055rem;">25px</p>')
  expect(markupOf(html)).toBe(html)
})
