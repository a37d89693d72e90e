import { fireEvent } from '@testing-library/dom'
import { vi } from 'vitest'
import { wait } from '../../shared/call.ts'
import { hurry, showPage, mockMatchMedia } from '../../shared/testing.tsx'
import { launched } from '../../testing.ts'
import type { Game } from './game.ts'
import { openFish } from './open-fish.tsx'

export const SHOOT = '/partners/fish/shoot'
export const STATE = '/partners/fish/state'
/** Bắn Cá Hạ Long, where a shot costs 500 at least. */
const GAME = 'launchMode=GLS&nodeId=12422'
const FRAME = 50

/** A water of 400 by 500 pixels in front of a player; time passes in it, and in the world, as the test lets it. */
export async function setup(account = 'demo01') {
  mockMatchMedia()
  const frames = standInForFrames()
  const house = await launched(GAME, account)
  await house.control('POST', '/clock/freeze')
  const tick = hurry()
  let game: Game | undefined
  const page = await showPage(async (kit) => {
    const node = await openFish(kit)
    game = node.props.game
    return node
  }, house.frame)
  const pass = async (ms: number) => {
    await house.control('POST', '/clock/advance', { duration: ms })
    for (let passed = 0; passed < ms; passed += FRAME) {
      await page.act(async () => {
        await tick(FRAME)
        frames.next?.(performance.now())
      })
    }
  }
  await pass(100)
  const hands = handsOf(page)
  const big = () => document.querySelector<HTMLButtonElement>('button.fire')!
  const textOf = (selector: string) => document.querySelector(selector)!.textContent
  const volleys = () => house.sent.filter(({ path }) => path === SHOOT)
  /** Fires at the next fish, and waits until the shot is over. */
  const shootOne = async () => {
    await hands.press('Pick a fish')
    await hands.press('Fire')
    await pass(2500)
  }
  const shown = {
    said: () => textOf('.said'),
    net: () => textOf('.session .amount'),
    balance: () => textOf('.balance .amount'),
  }
  const answers = (won: number, after = 0) => answerWith(house, { won, after })
  return { ...page, ...house, ...hands, ...shown, game: game!, pass, big, volleys, answers, shootOne }
}

type Page = Awaited<ReturnType<typeof showPage>>
type House = Awaited<ReturnType<typeof launched>>

/** What a player does: taps, chooses and presses keys. */
function handsOf({ act, getByRole }: Page) {
  const click = (button: Element) => act(() => void fireEvent.click(button))
  return {
    press: (name: string | RegExp) => click(getByRole('button', { name })),
    choose(group: string, choice: string) {
      const chips = [...getByRole('group', { name: group }).querySelectorAll('button')]
      return click(chips.find(({ textContent }) => textContent === choice)!)
    },
    key: (name: string, repeat = false) =>
      act(() => void fireEvent.keyDown(getByRole('application'), { key: name, repeat })),
    tap: ({ x, y }: { x: number; y: number }) =>
      act(() => {
        const canvas = document.querySelector('canvas')!
        const event = { clientX: x, clientY: y, pointerId: 1 }
        fireEvent.pointerDown(canvas, event)
        fireEvent.pointerUp(canvas, event)
      }),
  }
}

/** From now on the server answers so, after so many ms: each shot brings so much. */
function answerWith({ server, sent, call, frame }: House, { won, after }: { won: number; after: number }) {
  async function answer() {
    const { cost, targets } = sent.at(-1)!.body as { cost: number; targets: string[] }
    if (after > 0) await wait(after)
    const { json } = await call('GET', `${STATE}?launch=${frame.launch}`)
    const hits = targets.map((fish) => ({ fish, isCaught: won > 0, won }))
    const sums = { stake: cost * targets.length, won: won * targets.length }
    return Response.json({ orderNo: 'FS1', ...sums, hits, ...json, balance: json.balance - sums.stake + sums.won })
  }
  server.instead = (path) => (path === SHOOT ? answer() : undefined)
}

/** jsdom draws nothing and has no sizes; the test draws the next frame. */
function standInForFrames() {
  const frames: { next?: FrameRequestCallback } = {}
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => ((frames.next = call), 1))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  HTMLCanvasElement.prototype.getContext = () => null
  Object.defineProperties(HTMLCanvasElement.prototype, { clientWidth: { value: 400 }, clientHeight: { value: 500 } })
  return frames
}
