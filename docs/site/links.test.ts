import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allDeadLinks, deadLinks, leadOut } from './links.ts'
import { lostLinks, outsidersIn } from './lost-links.ts'
import { GENERATED, pages } from './pages.ts'
import { reference } from './reference.ts'
import { sidebar } from './sidebar.ts'

test('every link of the documentation leads to a page', () => {
  expect(allDeadLinks()).toEqual([])
})

test('a link to a missing page is found', () => {
  expect(deadLinks('guides/ci.md', 'See [that](../recipes/nothing.md).')).toEqual([
    'docs/guides/ci.md leads to ../recipes/nothing.md, which is not there',
  ])
})

test('the site shows a link to a file outside the documentation as words', () => {
  const tagOf = (address: string) => {
    const link = { type: 'link_open', tag: 'a', attrs: [['href', address]] as [string, string][], children: null }
    const tokens = [{ type: 'inline', tag: '', attrs: null, children: [link] }]
    leadOut({ core: { ruler: { push: (_name, rule) => rule({ tokens, env: { relativePath: 'guides/ci.md' } }) } } })
    return link.tag
  }

  expect(tagOf('../../AGENTS.md#verify-a-change')).toBe('span')
  expect(tagOf('../../sdk')).toBe('span')
  expect(tagOf('../tour.md#worlds')).toBe('a')
})

test('every page is in the sidebar', () => {
  const links = JSON.stringify(sidebar())
  const all = [...pages(), ...GENERATED].filter((page) => page !== 'index.md')

  expect(all.filter((page) => !links.includes(`"/${page.replace(/\.md$/, '')}"`))).toEqual([])
})

test('the reference lists every call with its provenance, every command and every state', () => {
  const pagesOf = reference()

  expect(pagesOf['reference/gateway/wallet.md']).toContain('## transferWallet')
  expect(pagesOf['reference/gateway/wallet.md']).toContain('observed in public material')
  expect(pagesOf['reference/gateway/content.md']).toContain('its path is our own')
  expect(pagesOf['reference/sdk.md']).toContain('Moves all of the amount, or is refused and moves nothing.')
  expect(pagesOf['reference/control.md']).toContain('### POST /__admin/clock/advance')
  expect(pagesOf['reference/states.md']).toContain('| `account` | string | required |')
})

test('a page that loads a font, a script or a picture from another origin is found', () => {
  expect(outsidersIn('<script async src="https://cdn.example/a.js"></script>')).toEqual(['https://cdn.example/a.js'])
  expect(outsidersIn('<link rel="stylesheet" href="//fonts.example/a.css">')).toEqual(['//fonts.example/a.css'])
  expect(outsidersIn('a { background: url("https://cdn.example/a.png") }')).toEqual(['https://cdn.example/a.png'])
  expect(outsidersIn('<a href="https://mswjs.io">msw</a><script src="/site/app.js"></script>')).toEqual([])
})

test('in the built site, a link to a missing page or heading is found', () => {
  const site = mkdtempSync(join(tmpdir(), 'longan-site-'))
  mkdirSync(`${site}/guides`)
  writeFileSync(`${site}/index.html`, '<h2 id="worlds"></h2><a class="x" href="#worlds">a</a><a href="#money">b</a>')
  writeFileSync(
    `${site}/guides/ci.html`,
    '<a href="/">a</a><a href="../index.html#worlds">b</a><a href="/#time">c</a><a href="./demo">d</a><a href="https://mswjs.io/#x">e</a>',
  )

  expect(lostLinks(site)).toEqual([
    'guides/ci.html leads to index.html#time, which is not there',
    'guides/ci.html leads to guides/demo.html, which is not there',
    'index.html leads to index.html#money, which is not there',
  ])
  rmSync(site, { recursive: true })
})
