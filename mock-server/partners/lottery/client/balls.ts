import { make, prefersStillness } from '../../kit/dom.ts'

const DIGITS = '0123456789'
/** How long the first ball rolls; each one after it a little longer. */
const ROLL = 700
const STEP = 180

/** The number of a draw as balls; the last two stand out. `roll` lets the digits run before they stop. */
export function createBalls(className = 'balls') {
  const element = make('p', { class: className, role: 'img' })

  function show(number: string, { roll = false, label = number } = {}) {
    element.setAttribute('aria-label', label)
    element.replaceChildren(...[...number].map((digit, index) => ball(digit, index >= number.length - 2)))
    if (roll && !prefersStillness()) element.querySelectorAll('.strip').forEach(rollStrip)
  }
  return { element, show }
}

function ball(digit: string, isLast: boolean) {
  const strip = make('span', { class: 'strip' }, digit)
  return make('span', { class: 'ball', 'data-last': isLast, 'aria-hidden': 'true' }, strip)
}

/** Puts two turns of digits above the one that was drawn and lets them pass. */
function rollStrip(strip: Element, index: number) {
  const digit = strip.textContent
  const run = [...`${DIGITS}${DIGITS}${digit}`]
  strip.replaceChildren(...run.map((one) => make('span', {}, one)))
  const rolling = strip.animate([{ translate: '0 0' }, { translate: `0 -${((run.length - 1) / run.length) * 100}%` }], {
    duration: ROLL + index * STEP,
    easing: 'cubic-bezier(.2,.8,.2,1)',
    fill: 'forwards',
  })
  void rolling.finished.then(() => {
    strip.replaceChildren(digit)
    rolling.cancel()
  })
}
