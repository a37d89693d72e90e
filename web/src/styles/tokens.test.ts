import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const read = (file: string) => readFileSync(file, 'utf8')
const modules = globSync(`${here}/../**/*.module.css`).map((file) => [file, read(file)] as const)
const palette = read(`${here}/palette.css`)
const tokens = read(`${here}/tokens.css`)

const declared = (text: string) => new Set([...text.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1] ?? ''))
const raw = new Map([...palette.matchAll(/(--[\w-]+):\s*(#\w+)/g)].map((match) => [match[1] ?? '', match[2] ?? '']))

function colours(token: string): [light: string, dark: string] {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(tokens)?.[1] ?? ''
  const names = [...value.matchAll(/var\((--[\w-]+)\)/g)].map((match) => raw.get(match[1] ?? '') ?? '')
  return [names[0] ?? '', names[1] ?? names[0] ?? '']
}

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
function contrast(one: string, other: string) {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function expectContrast(text: string, grounds: string[], atLeast: number) {
  for (const ground of grounds) {
    for (const theme of [0, 1] as const) {
      const ratio = contrast(colours(text)[theme], colours(ground)[theme])
      expect(ratio, `${text} on ${ground}, ${theme ? 'dark' : 'light'}`).toBeGreaterThanOrEqual(atLeast)
    }
  }
}

test('components know no raw colour', () => {
  const found = modules
    .filter(([, text]) => /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/i.test(text))
    .map(([path]) => path)

  expect(found).toEqual([])
})

/** What covers what, from a part of the page to the dialogs above everything. Tokens would cost the first HTML 66 bytes, and it has no room. */
const layers = { part: 1, page: 9, frame: 10, panel: 11, cover: 20, overCover: 21, overlay: 100 }

test('what covers the page has a layer of the list', () => {
  const known = new Set(Object.values(layers).map(String))
  const used = modules.flatMap(([path, text]) =>
    [...text.matchAll(/z-index:\s*([^;]+);/g)].map(([, value = '']) => [path, value] as const),
  )

  expect(used.length).toBeGreaterThan(0)
  expect(used.filter(([, value]) => !known.has(value))).toEqual([])
})

test('components use only variables that exist', () => {
  const known = new Set([...declared(palette), ...declared(tokens)])
  // Set from TypeScript, or by the headless library.
  const setInCode = /^--(?:at|item|columns|walk|steps|length|drawer-)/
  // With a value to fall back on, a screen may set it for the parts within it.
  const everywhere = new Set(modules.flatMap(([, text]) => [...declared(text)]))
  const unknown = modules.flatMap(([path, text]) => {
    const own = declared(text)
    const used = [...text.matchAll(/var\((--[\w-]+)(,?)/g)]
    return used
      .filter(([, name = '', fallback]) => !fallback || !everywhere.has(name))
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name) && !own.has(name) && !setInCode.test(name))
      .map((name) => `${path} ${name}`)
  })

  expect(unknown).toEqual([])
})

test('text is readable on every ground in both themes', () => {
  const grounds = ['bg0', 'bg1', 'bg2', 'bg3']

  expectContrast('ink', grounds, 7)
  expectContrast('ink2', grounds, 7)
  for (const token of ['ink3', 'gold-text', 'son-text', 'jade', 'cham', 'danger', 'warn'])
    expectContrast(token, grounds, 4.5)
  expectContrast('line-strong', grounds, 3)
  expectContrast('focus', ['bg0'], 3)
})

test('text is readable on gold and cinnabar fills', () => {
  expectContrast('gold-ink', ['gold'], 7)
  expectContrast('son-ink', ['son'], 4.5)
})
