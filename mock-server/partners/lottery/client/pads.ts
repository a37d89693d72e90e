import type { Play } from '@longan/sdk'
import { drawing, make } from '../../kit/dom.ts'
import type { Desk } from './desk.ts'

/** A way to choose numbers for one play. `numbers` is what is chosen now. */
export type Pad = { element: HTMLElement; numbers(): string[]; clear(): void }
type Options = { desk: Desk; play: Play; onChange(): void }

const ERASE =
  '<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9 5h11v14H9l-6-7zM12 9.5l5 5m0-5-5 5"/></svg>'

/** The pad that fits the play: a board, two choices, or keys. */
export function createPad(options: Options): Pad {
  const { digits, options: choices } = options.play
  if (choices)
    return createBoard(
      options,
      choices.map(({ content, optionName }) => [content, optionName]),
      'choices',
    )
  if (digits >= 3) return createKeys(options)
  const numbers = Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'))
  return createBoard(
    options,
    numbers.map((number) => [number, number]),
    digits === 1 ? 'digits' : 'board',
  )
}

function createBoard({ desk, play, onChange }: Options, cells: string[][], kind: 'board' | 'digits' | 'choices'): Pad {
  const chosen = new Set<string>()
  const buttons = cells.map(([content, name]) => {
    const press = () =>
      choose(kind === 'choices' ? (chosen.has(content!) ? [] : [content!]) : toggled(chosen, content!))
    return make('button', { class: 'cell', 'data-content': content!, 'aria-pressed': 'false', onclick: press }, name!)
  })
  function choose(contents: Iterable<string>) {
    const next = [...contents]
    chosen.clear()
    for (const content of next) chosen.add(content)
    for (const button of buttons) button.setAttribute('aria-pressed', String(chosen.has(button.dataset['content']!)))
    onChange()
  }
  const grid = make('div', { class: kind, role: 'group', 'aria-label': play.playName }, ...buttons)
  const all = cells.map(([content]) => content!)
  const element = make('div', { class: 'pad' }, ...(kind === 'board' ? [picksOf(desk, all, choose)] : []), grid)
  return { element, numbers: () => [...chosen].toSorted(), clear: () => choose([]) }
}

const toggled = (chosen: Set<string>, content: string) =>
  chosen.has(content) ? [...chosen].filter((one) => one !== content) : [...chosen, content]

/** Quick ways to choose many numbers at once. */
function picksOf({ t }: Desk, all: string[], choose: (contents: string[]) => void) {
  const pick = (name: string, contents: () => string[]) =>
    make('button', { class: 'chip', onclick: () => choose(contents()) }, name)
  return make(
    'div',
    { class: 'rail picks' },
    pick(t('random'), () => [all[randomBelow(all.length)]!]),
    pick(t('doubles'), () => all.filter((number) => number[0] === number[1])),
    pick(t('even'), () => all.filter((number) => Number(number) % 2 === 0)),
    pick(t('odd'), () => all.filter((number) => Number(number) % 2 === 1)),
    pick(t('clear'), () => []),
  )
}

const randomBelow = (below: number) => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * below)

function createKeys({ desk, play, onChange }: Options): Pad {
  const typed = { digits: '', numbers: [] as string[] }
  const screen = make('output', { class: 'typed amount', 'aria-label': desk.t('typeNumber', { digits: play.digits }) })
  const list = make('div', { class: 'rail chosen' })
  function show() {
    screen.textContent = typed.digits.padEnd(play.digits, '·')
    list.replaceChildren(...typed.numbers.map(chipOf))
    onChange()
  }
  const chipOf = (number: string) =>
    make(
      'button',
      { class: 'chip', 'aria-label': desk.t('removeNumber', { number }), onclick: () => drop(number) },
      `${number} ×`,
    )
  const drop = (number: string) => {
    typed.numbers = typed.numbers.filter((one) => one !== number)
    show()
  }
  const type = (digit: string) => {
    typed.digits += digit
    if (typed.digits.length === play.digits) {
      typed.numbers = [...new Set([...typed.numbers, typed.digits])]
      typed.digits = ''
    }
    show()
  }
  const erase = () => {
    typed.digits = typed.digits.slice(0, -1)
    show()
  }
  const clear = () => {
    Object.assign(typed, { digits: '', numbers: [] })
    show()
  }
  const element = make('div', { class: 'pad' }, screen, list, keysOf(desk, { type, erase, clear }))
  screen.textContent = ''.padEnd(play.digits, '·')
  return { element, numbers: () => typed.numbers, clear }
}

function keysOf({ t }: Desk, { type, erase, clear }: { type(digit: string): void; erase(): void; clear(): void }) {
  const digit = (name: string) => make('button', { class: 'cell', onclick: () => type(name) }, name)
  const back = make('button', { class: 'cell', 'aria-label': t('erase'), onclick: erase })
  back.append(drawing(ERASE))
  const wipe = make('button', { class: 'cell quiet', onclick: clear }, t('clear'))
  return make('div', { class: 'keys' }, ...[...'123456789'].map(digit), wipe, digit('0'), back)
}
