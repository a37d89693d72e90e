import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colourTokens, contrastRules, findUnreadable, type Palette } from '../lib/brand/contrast.ts'

const here = import.meta.dirname
const read = (file: string) => readFileSync(file, 'utf8')
const modules = globSync(`${here}/../**/*.module.css`).map((file) => [file, read(file)] as const)
const rawColours = read(`${here}/palette.css`)
const tokens = read(`${here}/tokens.css`)

const declared = (text: string) => new Set([...text.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1] ?? ''))
const raw = new Map([...rawColours.matchAll(/(--[\w-]+):\s*(#\w+)/g)].map((match) => [match[1] ?? '', match[2] ?? '']))

function colours(token: string): [light: string, dark: string] {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(tokens)?.[1] ?? ''
  const names = [...value.matchAll(/var\((--[\w-]+)\)/g)].map((match) => raw.get(match[1] ?? '') ?? '')
  return [names[0] ?? '', names[1] ?? names[0] ?? '']
}

const palette = Object.fromEntries(
  colourTokens.map((token) => [token, { light: colours(token)[0], dark: colours(token)[1] }]),
) as Palette

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
  const styles = globSync(`${here}/*.css`).flatMap((file) => [...declared(read(file))])
  const known = new Set(styles)
  // Set from TypeScript, or by the headless library.
  const setInCode = /^--(?:at|colour|item|columns|walk|steps|length|drawer-)/
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

test('text is readable on every surface in both themes, and text on gold even by the strict rule', () => {
  expect(findUnreadable(palette, [...contrastRules, { token: 'gold-ink', grounds: ['gold'], atLeast: 7 }])).toEqual([])
})
