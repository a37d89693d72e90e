import { fireEvent, within } from '@testing-library/dom'
import { catalogue } from '#mock/catalogue/catalogue.ts'
import { fakeTime, renderPage, mockMatchMedia } from '../../shared/testing.tsx'
import { launchGame, connectPage } from '../../testing.ts'
import type { OfferResponse } from '../rules/sports.simulator.ts'
import { openSports } from './open-sports.tsx'

const [game] = catalogue().byCategory.get('SPORTS')!
export const [contest] = catalogue().byCategory.get('ESPORTS')!
export const BET = '/partners/sports/bet'
export const CASH_OUT = '/partners/sports/cash-out'

async function openBook(
  gateway: Awaited<ReturnType<typeof launchGame>>,
  query = new URLSearchParams(),
  { isWide = false, wait = 1000 } = {},
) {
  mockMatchMedia({ isWide })
  const advance = fakeTime()
  const page = await renderPage(openSports, { ...gateway.frame, query })
  await advance(wait)
  const click = (button: Element) => page.act(() => void fireEvent.click(button))
  const press = (name: string | RegExp) => click(page.getByRole('button', { name }))
  const cards = () => [...document.querySelectorAll<HTMLElement>('.match')]
  const prices = (section: string) =>
    within(page.getByRole('region', { name: section })).getAllByRole<HTMLButtonElement>('button', { name: /\d\.\d\d/ })
  const pick = async (count = 1) => {
    const matches = [...page.getByRole('region', { name: 'Upcoming' }).querySelectorAll('.match')]
    for (const match of matches.slice(0, count)) await click(match.querySelector('.price:not(:disabled)')!)
  }
  const orders = () => gateway.sent.filter(({ path }) => path === BET)
  const advanceWorld = (duration: string) => gateway.control('POST', '/clock/advance', { duration })
  const dialog = () => within(page.getByRole('dialog'))
  const placeOne = async () => {
    await pick()
    await press('Slip (1)')
    await press(/^Place/)
    await advance(100)
  }
  const actions = { advance, advanceWorld, click, press, pick, placeOne }
  return { ...page, ...gateway, ...actions, ...readings, cards, prices, orders, dialog }
}

const readings = {
  balance: () => document.querySelector('.balance .amount')!.textContent,
  net: () => document.querySelector('.session .amount')!.textContent,
}

export const setup = async (account = 'demo01', { nodeId } = game!) =>
  openBook(await launchGame(`launchMode=GLS&nodeId=${nodeId}`, account))

export async function setupWide() {
  const gateway = await launchGame(`launchMode=GLS&nodeId=${game!.nodeId}`)
  return openBook(gateway, new URLSearchParams(), { isWide: true })
}

/** Opens the book without waiting until all matches are drawn. */
export const openUnfinished = async () =>
  openBook(await launchGame(`launchMode=GLS&nodeId=${game!.nodeId}`), new URLSearchParams(), { wait: 0 })

export const openAsGuest = async () =>
  openBook(await connectPage(({ gatewayOf }) => gatewayOf().games.launchGuestSports()))

/** Opens the book by a link with the pick that `toPick` names. */
export async function openLinked(toPick: (match: OfferResponse) => string) {
  const gateway = await launchGame(`launchMode=GLS&nodeId=${game!.nodeId}`)
  const { json } = await gateway.call('POST', '/partners/sports/open', { body: gateway.frame })
  const match = (json.fixtures as OfferResponse[]).find(({ score, odds }) => !score && odds.home !== undefined)!
  return openBook(gateway, new URLSearchParams({ pick: toPick(match) }))
}
