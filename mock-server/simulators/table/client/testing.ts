import { fireEvent, waitFor } from '@testing-library/dom'
import { expect } from 'vitest'
import { catalogue } from '#mock/catalogue/catalogue.ts'
import { renderPage, mockMatchMedia } from '../../shared/testing.tsx'
import { launchGame } from '../../testing.ts'
import { openTable } from './table-page.tsx'

export const DEAL = '/partners/table/deal'
export const SHOW = '/partners/table/show'
export const BEFORE = 12_408_317.5
const tableOf = (name: string) =>
  catalogue()
    .byCategory.get('PVP')!
    .find(
      ({ isUnderMaintenance, minBet, names }) => !isUnderMaintenance && minBet === 1000 && names.vi.startsWith(name),
    )!

type Points = { member: number; dealer: number; won: number }

export async function setup(account = 'demo01', game = 'Ba Cây') {
  mockMatchMedia()
  const gateway = await launchGame(`launchMode=GLS&nodeId=${tableOf(game).nodeId}`, account)
  const page = await renderPage(openTable, gateway.frame)
  const click = (button: Element) => page.act(() => void fireEvent.click(button))
  const press = (name: string | RegExp) => click(page.getByRole('button', { name }))
  const big = () => document.querySelector<HTMLButtonElement>('button.play')!
  const message = (text: string | RegExp) => page.findByText<HTMLElement>(text, { selector: '.message' })
  const cardsOf = (name: string) =>
    page.getByText(name, { selector: '.name' }).parentElement!.querySelector('[role=img]')!
  const sentTo = (path: string) => gateway.sent.filter((one) => one.path === path)
  const shows = ({ member, dealer, won }: Points) => {
    gateway.server.override = (path) => {
      const base = {
        orderNo: 'PV1',
        at: 0,
        stake: 1000,
        won: 0,
        isShown: false,
        cards: { member: [0, 1, 2] },
        moves: ['show'],
        marks: {},
      }
      if (path === DEAL)
        return Response.json({ now: 0, balance: 5000, hand: { ...base, showBy: 30_000, points: { member } } })
      const hand = { ...base, won, isShown: true, cards: EVERYBODY, points: { member, dealer, guest1: 1, guest2: 2 } }
      return path === SHOW ? Response.json({ now: 0, balance: 5000 + won, hand }) : undefined
    }
  }
  const go = async () => {
    await click(big())
    await waitFor(() => expect(big().ariaDisabled).toBe('false'))
  }
  const play = async () => {
    await go()
    await go()
  }
  return { ...page, ...gateway, click, press, big, message, cardsOf, sentTo, shows, go, play }
}

const EVERYBODY = { member: [0, 1, 2], guest1: [3, 4, 5], guest2: [6, 7, 8], dealer: [9, 10, 11] }
export const balance = () => document.querySelector('.balance .amount')!.textContent
export const net = () => document.querySelector('.session .amount')!.textContent
export const money = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 })
