import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { iconCuts, routerCuts, routerFile, i18nCuts, reactI18nCuts, toastCuts } from './strip-library-code.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const icons = fileURLToPath(new URL('../esm', import.meta.resolve('lucide-react')))

test('the router has a production build beside its development build, with the code to be removed', () => {
  expect(import.meta.resolve('react-router')).toContain('/development/')
  expect(existsSync(routerFile())).toBe(true)
  const code = globSync(`${dirname(routerFile())}/*.mjs`)
    .map(read)
    .join('\n')
  const found = routerCuts.map(({ find }) => code.match(find)?.length ?? 0)
  expect(found.filter((times) => times < 10)).toEqual([])
})

test('the keys of icons are found, and icons use the factory that is replaced', () => {
  const house = read(`${icons}/icons/house.mjs`)
  const keys = house.match(/\bkey:/g) ?? []
  expect(keys.length).toBeGreaterThan(1)
  expect(iconCuts.map(({ find }) => house.match(find)?.length)).toEqual([keys.length])
  expect(house).toMatch(/from '\.\.\/createLucideIcon\.mjs'/)
  expect(existsSync(`${icons}/createLucideIcon.mjs`)).toBe(true)
})

test('the debug hints of i18next are found, and are logged in debug mode only', () => {
  const code = read(fileURLToPath(import.meta.resolve('i18next')))
  const [hints, formatter] = i18nCuts.map(({ find }) => code.match(find) ?? [])
  expect(hints!.length).toBeGreaterThan(20)
  expect(formatter).toHaveLength(1)
  expect(code).toMatch(/warn\(\.\.\.args\) \{\s+return this\.forward\(args, 'warn', '', true\)/)
})

test('the debug hints and entities of react-i18next are found, and no text has markup', () => {
  const library = dirname(fileURLToPath(import.meta.resolve('react-i18next'))).replace(/dist.*/, 'dist/es')
  const code = ['useTranslation', 'utils', 'defaults'].map((file) => read(`${library}/${file}.js`)).join('\n')
  expect(reactI18nCuts.map(({ find }) => code.match(find)?.length)).toEqual([4, 1])
  const screens = globSync(fileURLToPath(new URL('../src/**/*.tsx', import.meta.url)))
  expect(screens.filter((file) => /\bTrans\b.*react-i18next/.test(read(file)))).toEqual([])
})

test('the code that adds the style element of the toasts is found, and nothing else adds one', () => {
  const code = read(fileURLToPath(import.meta.resolve('sonner')))
  const left = toastCuts.reduce((text, { find, replacement }) => text.replace(find, replacement), code)
  expect([code, left].map((text) => text.split("createElement('style')").length - 1)).toEqual([1, 0])
})

test('no message uses the library’s formatting of numbers or dates', () => {
  const files = globSync(fileURLToPath(new URL('../src/i18n/*/*.json', import.meta.url)))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => /\{\{\s*\w+\s*,/.test(read(file)))).toEqual([])
})
