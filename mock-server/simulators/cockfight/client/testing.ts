import { fireEvent } from '@testing-library/dom'
import { catalogue } from '../../../src/catalogue/catalogue.ts'
import { hurry, showPage, mockMatchMedia } from '../../shared/testing.tsx'
import { launched } from '../../testing.ts'
import type { StateOnWire } from '../rules/cockfight.routes.ts'
import { openArena } from './open-arena.tsx'

export const BET = '/partners/cockfight/bet'
export const STATE = '/partners/cockfight/state'
export const HISTORY = '/partners/cockfight/history'
const arena = catalogue().byCategory.get('COCKFIGHT')![0]!
const NOW = Date.parse('2026-11-20T12:42:00.000Z')
const PERIOD = 180_000
export const NUMBER = NOW / PERIOD

/** An arena in front of a player; a fight has just opened. Its stakes begin at 200. */
export async function setup(account = 'demo01') {
  mockMatchMedia()
  const house = await launched(`launchMode=GLS&nodeId=${arena.nodeId}`, account)
  const pass = hurry()
  const page = await showPage(openArena, house.frame)
  await pass(10)
  const click = (button: Element) => page.act(() => void fireEvent.click(button))
  const press = (name: string | RegExp) => click(page.getByRole('button', { name }))
  const bet = () => document.querySelector<HTMLButtonElement>('button.bet')!
  const side = (name: RegExp) => page.getByRole<HTMLButtonElement>('button', { name })
  const bets = () => house.sent.filter(({ path }) => path === BET)
  /** The server tells this of the fight from now on, and what `others` say at other addresses. */
  const tells = (state: Partial<StateOnWire>, others: Record<string, object> = {}) => {
    house.server.instead = (path) => {
      if (path === STATE) return Response.json({ ...aState(NUMBER), ...state })
      return others[path] && Response.json(others[path])
    }
    return pass(5000)
  }
  /** Time goes on, in the world and on the page. */
  const advance = async (seconds: number) => {
    await house.control('POST', '/clock/advance', { duration: `${seconds}s` })
    await pass(seconds * 1000)
  }
  return { ...page, ...house, pass, click, press, bet, side, bets, tells, advance }
}

/** What the server tells of a fight that is open. */
export const aState = (number: number): StateOnWire => ({
  now: number * PERIOD + 1000,
  fight: {
    number,
    key: `${arena.nodeId}:${number}`,
    startAt: number * PERIOD,
    closeAt: number * PERIOD + 120_000,
    endAt: number * PERIOD + 165_000,
    odds: { meron: 1.9, wala: 2.1, draw: 12 },
  },
  winner: undefined,
  bets: [],
  balance: 5000,
})

/** What the server tells of a fight that is over. */
export const over = (winner: 'meron' | 'wala' | 'draw', bets: StateOnWire['bets'] = []) => ({
  ...aState(NUMBER),
  now: NUMBER * PERIOD + 166_000,
  winner,
  bets,
})

export const aBet = (side: 'meron' | 'wala' | 'draw', won: number, stake = 200) => ({
  orderNo: `CF${side}`,
  side,
  stake,
  state: 'settled' as const,
  won,
})

export const said = () => document.querySelector<HTMLElement>('.said')!
export const balance = () => document.querySelector('.balance .amount')!.textContent
export const net = () => document.querySelector('.session .amount')!.textContent
export const stage = () => document.querySelector('.show')!.ariaLabel
