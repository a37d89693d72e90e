import { expect, test, vi } from 'vitest'
import { configureSite } from '#testing/render-screen.tsx'
import { config, applyConfig } from './config.ts'

test('the configuration of the page overrides the defaults', () => {
  configureSite({})
  const before = { ...config }
  expect(applyConfig({})).toEqual(before)
  expect(applyConfig({ config: { merchant: 'ACME', theme: 'light' } })).toEqual({
    ...before,
    merchant: 'ACME',
    theme: 'light',
  })
})

test('problems of the configuration are logged to the console', () => {
  configureSite({})
  const warn = vi.fn<typeof console.warn>()
  vi.stubGlobal('console', { ...console, warn })
  applyConfig({ problems: ['config.json: "theme" is not used'] })
  expect(warn.mock.calls).toEqual([['config.json: "theme" is not used']])
})
