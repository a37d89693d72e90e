import { screen, within } from '@testing-library/react'
import { changed } from '#testing/gateway.ts'
import { open, type Options } from '#testing/open.tsx'

/** A site with the older or the newer layout of the deposit; that of the hub is the other one. */
export const layout = (dep_func: number) => changed({ info: { mobileTemplate: { dep_func, mem_cen: 1 - dep_func } } })

/** The id of demo01. */
const DEMO = 1001

/** The deposit before a fresh mock, its form filled in and sent as a person does it. */
export async function openDeposit({ at = '/m/voucherCenter?channel=1', as = 'demo01', ...options }: Options = {}) {
  const view = await open(at, { as, ...options })
  const form = async () => within(await screen.findByRole('form'))
  const amount = () => screen.findByLabelText<HTMLInputElement>('Số tiền nạp')
  const fill = async (text = '500000') => view.user.type(await amount(), text)
  /** What stands under the amount. */
  const under = async () =>
    document.getElementById((await amount()).getAttribute('aria-describedby') ?? '')?.textContent
  const goOn = async () => view.user.click((await form()).getByRole('button', { name: 'Tiếp tục' }))
  const sheet = async () => within(await screen.findByRole('dialog', { name: 'Xác nhận nạp tiền' }))
  const confirm = async () => view.user.click((await sheet()).getByRole('button', { name: 'Xác nhận nạp' }))
  /** From an empty form to an order. */
  const begin = async (text?: string) => {
    await fill(text)
    await goOn()
    await confirm()
  }
  /** The operator decides the deposit. */
  const operator = view.services.deposits
  const past = operator.of(DEMO).length
  /** How many deposits there are more than in the person's past. */
  const begun = () => operator.of(DEMO).length - past
  return { ...view, form, amount, fill, under, goOn, sheet, confirm, begin, operator, begun }
}

/** What stands beside each word of a list of facts. */
export const factsIn = (element: HTMLElement) =>
  Object.fromEntries(
    [...element.querySelectorAll('dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent,
    ]),
  )

/** The order that is open, by its number in the address. */
export const orderAt = (address: string | null) => new URLSearchParams(address?.split('?')[1]).get('order') ?? ''
