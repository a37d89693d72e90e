import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { iconCuts, routerCuts, routerFile, wordCuts } from './lean-libraries.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const icons = fileURLToPath(new URL('../esm', import.meta.resolve('lucide-react')))

test('the router has a production build beside its development build, and the texts that are cut out of it', () => {
  expect(import.meta.resolve('react-router')).toContain('/development/')
  expect(existsSync(routerFile())).toBe(true)
  const code = globSync(`${dirname(routerFile())}/*.mjs`)
    .map(read)
    .join('\n')
  const found = routerCuts.map(({ find }) => code.match(find)?.length ?? 0)
  expect(found.filter((times) => times < 10)).toEqual([])
})

test('every key of an icon is found, and icons are made by the maker that is replaced', () => {
  const house = read(`${icons}/icons/house.mjs`)
  const keys = house.match(/\bkey:/g) ?? []
  expect(keys.length).toBeGreaterThan(1)
  expect(iconCuts.map(({ find }) => house.match(find)?.length)).toEqual([keys.length])
  expect(house).toMatch(/from '\.\.\/createLucideIcon\.mjs'/)
  expect(existsSync(`${icons}/createLucideIcon.mjs`)).toBe(true)
})

test('the words’ hints for debugging are found, and said in that mode alone', () => {
  const code = read(fileURLToPath(import.meta.resolve('i18next')))
  expect(wordCuts.map(({ find }) => code.match(find)!.length > 20)).toEqual([true])
  expect(code).toMatch(/warn\(\.\.\.args\) \{\s+return this\.forward\(args, 'warn', '', true\)/)
})
