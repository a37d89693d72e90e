import { expect, type Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** A prompt may stand before the page already. */
const behind = { includeHidden: true }
const row = (page: Page) => page.getByRole('main', behind).getByRole('listitem', behind).first()
const chart = (page: Page) => page.getByRole('figure', behind)

/** The contracts that wait for an agent ask first, one kind after the other. */
export async function putPromptsAway(page: Page) {
  for (const what of ['lương chờ', 'cổ tức', 'lương theo giờ']) {
    const prompt = page.getByRole('dialog', { name: new RegExp(what) })
    await prompt.getByRole('button', { name: 'Hủy' }).click()
    await expect(prompt).toBeHidden()
  }
}

/** The pages of agents. */
export const agentScreens: readonly Screen[] = [
  { name: 'agent-entry', path: '/m/agent', shows: (page) => page.getByRole('textbox', behind).first() },
  { name: 'agent-home', path: '/m/agent/home?span=month', as: 'agent01', shows: chart, afterwards: putPromptsAway },
  { name: 'agent-team', path: '/m/agent/home?view=team', as: 'agent01', shows: row, afterwards: putPromptsAway },
  {
    name: 'agent-transfer',
    path: '/m/agent/home?view=transfer&to=thaomy,anhhoang',
    as: 'agent01',
    shows: (page) => page.getByRole('textbox', behind).first(),
    afterwards: putPromptsAway,
  },
  {
    name: 'agent-new-downline',
    path: '/m/agent/home?view=newDownline',
    as: 'agent01',
    shows: (page) => page.getByRole('textbox', behind).first(),
    afterwards: putPromptsAway,
  },
  {
    name: 'agent-new-contract',
    path: '/m/agent/home?view=newContract&to=thaomy',
    as: 'agent01',
    shows: (page) => page.getByRole('textbox', behind).first(),
    afterwards: putPromptsAway,
  },
  {
    name: 'agent-report',
    path: '/m/agent/home?view=report&span=month',
    as: 'agent01',
    shows: row,
    afterwards: putPromptsAway,
  },
  { name: 'agent-links', path: '/m/agentRegister', as: 'agent01', shows: row },
  {
    name: 'salary-contract',
    path: '/m/member/agent/getSalaryContract',
    as: 'agent01',
    shows: (page) => page.getByRole('main', behind).getByRole('region', behind).first(),
  },
]
