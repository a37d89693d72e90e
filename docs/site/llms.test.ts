import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { llmsText } from './llms.ts'
import { DOCS, GENERATED, pages } from './pages.ts'

const linked = () => [...llmsText().matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!)

test('llms.txt names every page once in its lists, and each link leads to a page', () => {
  const listed = [...llmsText().matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, link]) => link!)

  expect(listed.toSorted()).toEqual([...pages(), ...GENERATED].filter((page) => page !== 'index.md').toSorted())
  expect(linked().filter((link) => !GENERATED.includes(link) && !existsSync(DOCS + link))).toEqual([])
})

test('llms.txt begins with the name and a summary, and says what a page is for', () => {
  const text = llmsText()

  expect(text).toMatch(/^# Longan\n\n> A gaming gateway on a laptop/)
  expect(text).toContain(
    '- [Fail the third call](recipes/third-call.md): You want to see what your code does if a list loads twice and fails the third time.',
  )
  expect(Buffer.byteLength(text)).toBeLessThan(30_000)
})
