import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pages } from '#features/agent/views.ts'
import { kinds } from '#features/withdraw/accounts.ts'
import { paths } from '#lib/site/paths.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { viewsOf } from '../../prerender/render-shell.ts'
import { routes } from './routes.tsx'

test('a page has a view for each visitor who can open it, and for each listed value of a parameter', () => {
  expect(viewsOf(paths.notice('')).views.map(({ name }) => name)).toEqual(['guest', 'member'])
  expect(viewsOf(paths.gameList())).toEqual({
    parameters: ['gameType', 'type'],
    views: [
      { name: 'guest', visitor: 'guest', search: '' },
      { name: 'guest?type=hot', visitor: 'guest', search: '?type=hot' },
      { name: 'member', visitor: 'member', search: '' },
      { name: 'member?type=hot', visitor: 'member', search: '?type=hot' },
    ],
  })
})

const listed = routes.flatMap(({ paths: [path = ''], firstViews = {} }) =>
  Object.entries(firstViews)
    .filter(([, values]) => values.length > 1)
    .map(([name, values]) => ({ path, name, values })),
)

test.each(listed)('each listed value of $name chooses another tab or part of $path', async ({ path, name, values }) => {
  const chosen = new Set<string>()
  for (const value of values) {
    await renderScreen(`${path}?${name}=${value}`, { as: path === paths.agentHome ? 'agent01' : 'demo01' })
    // The prompt of contracts may already cover an agent's page.
    const alsoCovered = { hidden: true }
    const main = await screen.findByRole('main', alsoCovered)
    const marks = await (name === 'view'
      ? screen.findAllByRole('heading', { level: 1, ...alsoCovered })
      : name === 'tab'
        ? screen.findAllByRole('tab', { selected: true })
        : screen.findAllByRole('button', { pressed: true }))
    const periods = value.includes('&') ? await screen.findAllByRole('button', { pressed: true, ...alsoCovered }) : []
    chosen.add(
      [...marks, ...periods]
        .filter((mark) => name === 'view' || main.contains(mark))
        .map((mark) => mark.textContent)
        .join(),
    )
    cleanup()
  }
  expect(chosen.size).toBe(values.length)
})

test('the form for a new account has a view for each kind of account', () => {
  const searches = viewsOf(paths.bankCards()).views.map(({ search }) => search)
  expect(searches).toEqual(['', ...kinds.map((kind) => `?add=${kind}`)])
})

test('a view may depend on two parameters', () => {
  expect(viewsOf(paths.agentHome).views).toContainEqual({
    name: 'member?span=month?view=report',
    visitor: 'member',
    search: '?view=report&span=month',
  })
})

test('each part of the agents’ area has a view', () => {
  const searches = viewsOf(paths.agentHome).views.map(({ search }) => search)
  expect(searches).toEqual(expect.arrayContaining(pages.map((view) => `?view=${view}`)))
})
