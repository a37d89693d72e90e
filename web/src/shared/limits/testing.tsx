import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { navigate, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

export const DAY = 86_400_000
export const member = { account: 'demo02', kind: 'deposit', period: 'day' }
const name = t('responsible:limit_deposit_day')

type Step = { path: string; body: object }
type Services = Awaited<ReturnType<typeof navigate>>['services']
type Given = Step | ((now: number, services: Services) => Step | Promise<void>)
export const state = (named: string, params: object): Step => ({
  path: '/provider-states',
  body: { state: named, params },
})
export const hasLimit = (amount: number) => state('a member has a limit', { ...member, amount })
export const inRulebook = (rulebookId: string) => state('the site has a rulebook', { rulebookId })

/** demo02 has taken a time-out that ends after `length` ms. */
export const inTimeOut = (length: number) => (now: number) =>
  state('a member has taken a time-out', { account: 'demo02', startedAt: now, endsAt: now + length })

/** demo02 has confirmed the statement of the last days, which rulebook de asks for. */
export const confirmedStatement = (_now: number, { recentStatement, members }: Services) =>
  recentStatement.confirm(members.getByAccount('demo02', 'account').id)

/** Opens a page in a world in which these control calls were sent. */
export async function open(path: string, given: Given[] = [], options: ScreenOptions = {}) {
  const { show, ...view } = await navigate(path, { as: 'demo02', ...options })
  const control = async ({ path: at, body }: Step) => {
    const response = await view.mock.fetch(
      new Request(`http://mock.local/__admin${at}`, { method: 'POST', body: JSON.stringify(body) }),
    )
    expect(response.status).toBe(200)
  }
  for (const one of given) {
    const step = typeof one === 'function' ? await one(view.world.clock.now(), view.services) : one
    if (step) await control(step)
  }
  const shown = show()
  const press = async (label: string) => shown.user.click(await screen.findByRole('button', { name: label }))
  const card = async () => within(await screen.findByRole('article', { name }))
  const limits = () => view.services.limits.list(view.services.members.getByAccount('demo02', 'account').id)
  return { ...view, ...shown, control, press, card, limits }
}
