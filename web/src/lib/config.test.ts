import { expect, test, vi } from 'vitest'
import { configureSite } from '#testing/render-screen.tsx'
import { config, applyConfig } from './config.ts'

test('a site is what its page says, and its defaults where the page says nothing', () => {
  configureSite({})
  const before = { ...config }
  expect(applyConfig({})).toEqual(before)
  expect(applyConfig({ config: { merchant: 'ACME', theme: 'light' } })).toEqual({
    ...before,
    merchant: 'ACME',
    theme: 'light',
  })
})

test('what could not be used is told to the console', () => {
  configureSite({})
  const warn = vi.fn<typeof console.warn>()
  vi.stubGlobal('console', { ...console, warn })
  applyConfig({ problems: ['config.json: "theme" is not used'] })
  expect(warn.mock.calls).toEqual([['config.json: "theme" is not used']])
})
