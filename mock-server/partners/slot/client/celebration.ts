import { drum } from '../../../src/art/drum.ts'
import { paletteAt } from '../../../src/art/palettes.ts'
import { randomOf } from '../../../src/kernel/random.ts'
import { drawing, make, prefersStillness } from '../../kit/dom.ts'

const LASTS = 2600
const COUNTING = 1400

/** The drum on its own, as an emblem behind words. */
export const emblem = (look: number) =>
  drawing(
    `<svg viewBox="-50 -50 100 100" aria-hidden="true">${drum({
      radius: 47,
      points: 12,
      palette: paletteAt(look),
      random: randomOf(0, 'slot', 'emblem', look),
    })}</svg>`,
  )

/** Covers the table with good news until it has been read, or tapped away. */
export async function celebrate(
  parent: HTMLElement,
  { look, title, text }: { look: number; title: string; text: HTMLElement },
) {
  const cover = make('div', { class: 'celebration' }, emblem(look), make('strong', {}, title), text)
  parent.append(cover)
  cover.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160 })
  const end = cover.animate([{ opacity: 1 }, { opacity: 1, offset: 0.93 }, { opacity: 0 }], { duration: LASTS })
  cover.addEventListener('click', () => end.finish())
  await end.finished
  cover.remove()
}

/** Counts up to `amount` in `element`. */
export function countUp(element: HTMLElement, amount: number, format: (amount: number) => string) {
  if (prefersStillness()) return void (element.textContent = format(amount))
  const begin = performance.now()
  const tick = (now: number) => {
    const share = Math.min(1, (now - begin) / COUNTING)
    element.textContent = format(share === 1 ? amount : Math.floor(amount * (1 - (1 - share) ** 3)))
    if (share < 1) requestAnimationFrame(tick)
  }
  tick(begin)
}
