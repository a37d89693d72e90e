import { make } from '../../kit/dom.ts'
import { createBalls } from './balls.ts'
import type { Desk } from './desk.ts'
import { briefText, clockText } from './round-clock.ts'

/** The round: its number, the time until the draw, whether bets are taken, and what was drawn last. */
export function createRoundView(desk: Desk, openDraws: () => void) {
  const clock = createClockRow(desk)
  const last = createLastDraw(desk, openDraws)
  const element = make('section', { class: 'round' }, clock.element, last.element)
  const tick = () => void (element.dataset['phase'] = clock.tick())

  return {
    element,
    tick,
    update() {
      last.update()
      tick()
    },
    /** Another lottery: its result does not roll in. */
    forget: last.forget,
  }
}

function createClockRow({ t, clock, shown }: Desk) {
  const numero = make('p', { class: 'meta' })
  const time = make('p', { class: 'time amount', role: 'timer' })
  const status = make('p', { class: 'status' })
  const spoken = make('p', { class: 'visually-hidden', 'aria-live': 'polite' })
  const element = make('div', { class: 'clock' }, make('div', {}, numero, status, spoken), time)

  function tick() {
    const phase = clock.phase()
    numero.textContent = t('round', { numero: shown.state.numero })
    time.textContent = phase === 'paused' ? '--:--:--' : clockText(clock.left())
    status.textContent = t(phase, { time: briefText(clock.lockLeft()) })
    // A clock that is read out every second is a nuisance: only the change of phase is.
    if (element.dataset['phase'] !== phase) spoken.textContent = status.textContent
    element.dataset['phase'] = phase
    return phase
  }
  return { element, tick }
}

/** The result before this round; it rolls in when the page saw the round run. */
function createLastDraw({ t, shown }: Desk, openDraws: () => void) {
  const balls = createBalls()
  const name = make('span', { class: 'meta' })
  const drawn = { numero: '' }
  return {
    element: make('button', { class: 'last', onclick: openDraws }, name, balls.element),
    update() {
      const { numero, winningNumber } = shown.state.previous
      if (drawn.numero === numero) return
      const label = `${t('lastDraw', { numero })}: ${winningNumber}`
      balls.show(winningNumber, { roll: drawn.numero !== '', label })
      name.textContent = t('lastShort', { numero: shortOf(numero) })
      drawn.numero = numero
    },
    forget: () => void (drawn.numero = ''),
  }
}

/** `0945` of a round that comes many times a day, else the day: `20/11`. */
export const shortOf = (numero: string) =>
  numero.endsWith('0001') ? `${numero.slice(6, 8)}/${numero.slice(4, 6)}` : numero.slice(-4)
