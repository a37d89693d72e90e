import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { routerFile, TOAST_STYLE_ELEMENT } from './library-plugins.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const icons = fileURLToPath(new URL('../esm', import.meta.resolve('lucide-react')))

test('the router has a production build beside its development build', () => {
  expect(import.meta.resolve('react-router')).toContain('/development/')
  expect(existsSync(routerFile())).toBe(true)
})

test('icons use the factory that is replaced', () => {
  expect(read(`${icons}/icons/house.mjs`)).toMatch(/from '\.\.\/createLucideIcon\.mjs'/)
  expect(existsSync(`${icons}/createLucideIcon.mjs`)).toBe(true)
})

test('the code that adds the style element of the toasts is found, and nothing else adds one', () => {
  const code = read(fileURLToPath(import.meta.resolve('sonner')))
  const left = code.replace(TOAST_STYLE_ELEMENT, '')
  expect([code, left].map((text) => text.split("createElement('style')").length - 1)).toEqual([1, 0])
})
