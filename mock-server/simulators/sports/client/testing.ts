import { fireEvent, within } from '@testing-library/dom'
import { catalogue } from '../../../src/catalogue/catalogue.ts'
import { hurry, showPage, mockMatchMedia } from '../../shared/testing.tsx'
import { launched, standAt } from '../../testing.ts'
import { openSports } from './open-sports.tsx'

const [game] = catalogue().byCategory.get('SPORTS')!
export const [contest] = catalogue().byCategory.get('ESPORTS')!
export const BET = '/partners/sports/bet'
export const CASH_OUT = '/partners/sports/cash-out'

/** A book in front of somebody, and what they can do there. */
async function shown(house: Awaited<ReturnType<typeof launched>>) {
  mockMatchMedia()
  const pass = hurry()
  const page = await showPage(openSports, house.frame)
  await pass(10)
  const click = (button: Element) => page.act(() => void fireEvent.click(button))
  const press = (name: string | RegExp) => click(page.getByRole('button', { name }))
  const cards = () => [...document.querySelectorAll<HTMLElement>('.match')]
  const prices = (section: string) =>
    within(page.getByRole('region', { name: section })).getAllByRole<HTMLButtonElement>('button', { name: /\d\.\d\d/ })
  /** Taps the first price of so many upcoming matches. */
  const pick = async (count = 1) => {
    const matches = [...page.getByRole('region', { name: 'Upcoming' }).querySelectorAll('.match')]
    for (const match of matches.slice(0, count)) await click(match.querySelector('.price:not(:disabled)')!)
  }
  const orders = () => house.sent.filter(({ path }) => path === BET)
  const advance = (duration: string) => house.control('POST', '/clock/advance', { duration })
  const balance = () => document.querySelector('.balance .amount')!.textContent
  const net = () => document.querySelector('.session .amount')!.textContent
  const dialog = () => within(page.getByRole('dialog'))
  /** Places a single on the first price of the first match to come. */
  const placeOne = async () => {
    await pick()
    await press('Slip (1)')
    await press(/^Place/)
    await pass(100)
  }
  return { ...page, ...house, pass, click, press, cards, prices, pick, placeOne, orders, advance, balance, net, dialog }
}

export const setup = async (account = 'demo01', { nodeId } = game!) =>
  shown(await launched(`launchMode=GLS&nodeId=${nodeId}`, account))

/** Nobody in particular, who looks around. */
export const asGuest = async () => shown(await standAt(({ gatewayOf }) => gatewayOf().games.launchGuestSports()))
