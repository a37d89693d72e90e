import { fireEvent } from '@testing-library/dom'
import { catalogue } from '#mock/catalogue/catalogue.ts'
import { fakeTime, renderPage, mockMatchMedia } from '../../shared/testing.tsx'
import { launchGame } from '../../testing.ts'
import type { StateResponse } from '../rules/cockfight.simulator.ts'
import { openArena } from './open-arena.tsx'

export const BET = '/partners/cockfight/bet'
export const STATE = '/partners/cockfight/state'
export const HISTORY = '/partners/cockfight/history'
const arena = catalogue().byCategory.get('COCKFIGHT')![0]!
const NOW = Date.parse('2026-11-20T12:42:00.000Z')
const PERIOD = 90_000
export const NUMBER = NOW / PERIOD

export async function setup(account = 'demo01') {
  mockMatchMedia()
  const gateway = await launchGame(`launchMode=GLS&nodeId=${arena.nodeId}`, account)
  const advance = fakeTime()
  const page = await renderPage(openArena, gateway.frame)
  await advance(10)
  const click = (button: Element) => page.act(() => void fireEvent.click(button))
  const press = (name: string | RegExp) => click(page.getByRole('button', { name }))
  const bet = () => document.querySelector<HTMLButtonElement>('button.bet')!
  const side = (name: RegExp) => page.getByRole<HTMLButtonElement>('button', { name })
  const bets = () => gateway.sent.filter(({ path }) => path === BET)
  const serverState = (state: Partial<StateResponse>, responses: Record<string, object> = {}) => {
    gateway.server.override = (path) => {
      if (path === STATE) return Response.json({ ...aState(NUMBER), ...state })
      return responses[path] && Response.json(responses[path])
    }
    return advance(5000)
  }
  const advanceWorld = async (seconds: number) => {
    await gateway.control('POST', '/clock/advance', { duration: `${seconds}s` })
    await advance(seconds * 1000)
  }
  return { ...page, ...gateway, advance, click, press, bet, side, bets, serverState, advanceWorld }
}

export const aState = (number: number): StateResponse => ({
  now: number * PERIOD + 1000,
  fight: {
    number,
    key: `${arena.nodeId}:${number}`,
    startAt: number * PERIOD,
    closeAt: number * PERIOD + 40_000,
    endAt: number * PERIOD + 80_000,
    odds: { meron: 1.9, wala: 2.1, draw: 12 },
  },
  winner: undefined,
  bets: [],
  balance: 5000,
})

export const over = (winner: 'meron' | 'wala' | 'draw', bets: StateResponse['bets'] = []) => ({
  ...aState(NUMBER),
  now: NUMBER * PERIOD + 81_000,
  winner,
  bets,
})

export const aBet = (side: 'meron' | 'wala' | 'draw', won: number, stake = 200) => ({
  orderNo: `CF${side}`,
  side,
  stake,
  odds: 1.9,
  state: 'settled' as const,
  won,
})

export const message = () => document.querySelector<HTMLElement>('.message')!
export const balance = () => document.querySelector('.balance .amount')!.textContent
export const net = () => document.querySelector('.session .amount')!.textContent
export const stage = () => document.querySelector('.show')!.ariaLabel
