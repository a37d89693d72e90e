import { fireEvent } from '@testing-library/dom'
import { vi } from 'vitest'
import { wait } from '../../shared/calls.ts'
import { fakeTime, renderPage, mockMatchMedia } from '../../shared/testing.tsx'
import { launchGame } from '../../testing.ts'
import type { Game } from './game.ts'
import { openFish } from './open-fish.tsx'

export const SHOOT = '/partners/fish/shoot'
export const STATE = '/partners/fish/state'
const GAME = 'launchMode=GLS&nodeId=12422'
const FRAME = 50

export async function setup(account = 'demo01') {
  mockMatchMedia()
  const frames = mockFrames()
  const gateway = await launchGame(GAME, account)
  await gateway.control('POST', '/clock/freeze')
  const tick = fakeTime()
  let game: Game | undefined
  const page = await renderPage(async (context) => {
    const node = await openFish(context)
    game = node.props.game
    return node
  }, gateway.frame)
  const advance = async (ms: number) => {
    await gateway.control('POST', '/clock/advance', { duration: ms })
    for (let passed = 0; passed < ms; passed += FRAME) {
      await page.act(async () => {
        await tick(FRAME)
        frames.next?.(performance.now())
      })
    }
  }
  await advance(100)
  const actions = createActions(page)
  const big = () => document.querySelector<HTMLButtonElement>('button.fire')!
  const textOf = (selector: string) => document.querySelector(selector)!.textContent
  const volleys = () => gateway.sent.filter(({ path }) => path === SHOOT)
  const shootOne = async () => {
    await actions.press('Pick a fish')
    await actions.press('Fire')
    await advance(2500)
  }
  const readings = {
    message: () => textOf('.message'),
    net: () => textOf('.session .amount'),
    balance: () => textOf('.balance .amount'),
  }
  const answers = (won: number, after = 0) => answerWith(gateway, { won, after })
  return { ...page, ...gateway, ...actions, ...readings, game: game!, advance, big, volleys, answers, shootOne }
}

type Page = Awaited<ReturnType<typeof renderPage>>
type GatewayMock = Awaited<ReturnType<typeof launchGame>>

function createActions({ act, getByRole }: Page) {
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

function answerWith({ server, sent, call, frame }: GatewayMock, { won, after }: { won: number; after: number }) {
  async function answer() {
    const { cost, targets } = sent.at(-1)!.body as { cost: number; targets: string[] }
    if (after > 0) await wait(after)
    const { json } = await call('GET', `${STATE}?launch=${frame.launch}`)
    const hits = targets.map((fish) => ({ fish, isCaught: won > 0, won }))
    const sums = { stake: cost * targets.length, won: won * targets.length }
    return Response.json({ orderNo: 'FS1', ...sums, hits, ...json, balance: json.balance - sums.stake + sums.won })
  }
  server.override = (path) => (path === SHOOT ? answer() : undefined)
}

/** jsdom has no layout and paints nothing; the test runs the frames. */
function mockFrames() {
  const frames: { next?: FrameRequestCallback } = {}
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => ((frames.next = call), 1))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  HTMLCanvasElement.prototype.getContext = () => null
  Object.defineProperties(HTMLCanvasElement.prototype, { clientWidth: { value: 400 }, clientHeight: { value: 500 } })
  return frames
}
