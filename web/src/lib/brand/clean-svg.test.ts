import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const clean = (inner: string, attributes = 'viewBox="0 0 40 20"') =>
  cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`, window)

const shape = '<path fill="#1166cc" d="M0 0h40v20H0z"></path>'

test('scripts, handlers and everything from another address are removed and listed [B-1-17]', () => {
  const { svg, removed } = clean(
    `<script>alert(1)</script><g onclick="alert(2)">${shape}</g><image href="https://example.com/spy.png"/><a href="https://example.com"><rect/></a><style>@import "https://example.com/a.css"</style><rect fill="url(https://example.com/#a)"/>`,
  )

  expect(svg).not.toMatch(/script|alert|onclick|example\.com|image|import/)
  expect(svg).toContain(shape)
  expect(removed).toEqual(expect.arrayContaining(['<script>', 'onclick=', '<image>', '<style>', 'fill=']))
})

test('what was removed is listed without control characters', () => {
  const { removed } = clean(`<b\u001B[2J onclick\u001B[1m="1">x</b\u001B[2J>${shape}<g on\u202Ex="1"></g>`)

  expect(removed.length).toBeGreaterThan(0)
  expect(removed.join('')).not.toMatch(/[\p{Cc}\u202E]/u)
})

test('gradients and references within the picture stay', () => {
  const gradient = '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>'
  const { svg, removed } = clean(`${gradient}<rect width="9" height="9" fill="url(#a)"></rect>`)

  expect(svg).toContain('linearGradient id="a"')
  expect(svg).toContain('fill="url(#a)"')
  expect(removed).toEqual([])
})

test('a picture without a viewBox gets one from its size', () => {
  expect(clean(shape, 'width="60px" height="30"')).toMatchObject({ width: 60, height: 30 })
  expect(clean(shape, 'width="60px" height="30"').svg).toContain('viewBox="0 0 60 30"')
})

test.each([
  ['without a size', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>', 'has no size; give its <svg> a viewBox'],
  [
    'with entities',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1">&a;</svg>',
    'has a document type with entities',
  ],
  ['of 10 MB', `<svg viewBox="0 0 1 1">${' '.repeat(10_000_000)}</svg>`, 'has 10001 kB; at most 200 kB'],
  ['that is HTML', '<p>Logo</p>', 'is no SVG picture'],
])('a picture %s is refused with the reason', (_what, text, reason) => {
  expect(() => cleanSvg(text, window)).toThrow(reason)
})
