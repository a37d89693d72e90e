import { screen, within } from '@testing-library/react'
import { withChanges } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

/** Site with the new (1) or the base layout of the deposit; the layout of the hub is the opposite. */
export const layout = (dep_func: number) =>
  withChanges({ info: { mobileTemplate: { dep_func, mem_cen: 1 - dep_func } } })

const DEMO = 1001

export async function openDeposit({
  at = '/m/voucherCenter?channel=1',
  as = 'demo01',
  ...options
}: ScreenOptions = {}) {
  const view = await renderScreen(at, { as, ...options })
  const form = async () => within(await screen.findByRole('form'))
  const amount = () => screen.findByLabelText<HTMLInputElement>(t('deposit:amount'))
  const fill = async (text = '500000') => view.user.type(await amount(), text)
  const under = async () =>
    document.getElementById((await amount()).getAttribute('aria-describedby') ?? '')?.textContent
  const submitForm = async () => view.user.click((await form()).getByRole('button', { name: t('deposit:continue') }))
  const sheet = async () => within(await screen.findByRole('dialog', { name: t('deposit:confirmTitle') }))
  const confirm = async () => view.user.click((await sheet()).getByRole('button', { name: t('deposit:confirm') }))
  const begin = async (text?: string) => {
    await fill(text)
    await submitForm()
    await confirm()
  }
  const operator = view.services.deposits
  const initialCount = operator.of(DEMO).length
  const createdCount = () => operator.of(DEMO).length - initialCount
  return { ...view, form, amount, fill, under, submitForm, sheet, confirm, begin, operator, createdCount }
}

export const factsIn = (element: HTMLElement) =>
  Object.fromEntries(
    [...element.querySelectorAll('dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent,
    ]),
  )

export const orderIdIn = (address: string | null) => new URLSearchParams(address?.split('?')[1]).get('order') ?? ''
