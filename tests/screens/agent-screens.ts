import { expect, type Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** A prompt may already cover the page. */
const alsoCovered = { includeHidden: true }
const row = (page: Page) => page.getByRole('main', alsoCovered).getByRole('listitem', alsoCovered).first()
const chart = (page: Page) => page.getByRole('figure', alsoCovered)

export async function dismissPrompts(page: Page) {
  const prompt = page.getByRole('dialog', { name: /3 hợp đồng/ })
  await prompt.getByRole('button', { name: 'Đóng' }).click()
  await expect(prompt).toBeHidden()
}

export const agentScreens: readonly Screen[] = [
  { name: 'agent-entry', path: '/m/agent', shows: (page) => page.getByRole('textbox', alsoCovered).first() },
  { name: 'agent-home', path: '/m/agent/home?span=month', as: 'agent01', shows: chart, afterwards: dismissPrompts },
  { name: 'agent-team', path: '/m/agent/home?view=team', as: 'agent01', shows: row, afterwards: dismissPrompts },
  {
    name: 'agent-transfer',
    path: '/m/agent/home?view=transfer&to=thaomy,anhhoang',
    as: 'agent01',
    shows: (page) => page.getByRole('textbox', alsoCovered).first(),
    afterwards: dismissPrompts,
  },
  {
    name: 'agent-new-downline',
    path: '/m/agent/home?view=newDownline',
    as: 'agent01',
    shows: (page) => page.getByRole('textbox', alsoCovered).first(),
    afterwards: dismissPrompts,
  },
  {
    name: 'agent-new-contract',
    path: '/m/agent/home?view=newContract&to=thaomy',
    as: 'agent01',
    shows: (page) => page.getByRole('textbox', alsoCovered).first(),
    afterwards: dismissPrompts,
  },
  {
    name: 'agent-report',
    path: '/m/agent/home?view=report&span=month',
    as: 'agent01',
    shows: row,
    afterwards: dismissPrompts,
  },
  { name: 'agent-links', path: '/m/agentRegister', as: 'agent01', shows: row },
  {
    name: 'salary-contract',
    path: '/m/member/agent/getSalaryContract',
    as: 'agent01',
    shows: (page) => page.getByRole('main', alsoCovered).getByRole('region', alsoCovered).first(),
  },
]
