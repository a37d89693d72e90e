const TURNS = 5
const SPIN = 4200
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** By how much a wheel of `count` equal fields is turned so that the field at `index` stands under the pointer, degrees. */
export const angleOf = (index: number, count: number) => -((index + 0.5) * 360) / count

/**
 * Turns the wheel from where it stands until that field is under the pointer, some full turns later; resolves when it
 * stands still. At once for whoever wants little motion, or where nothing can be animated.
 */
export async function spinTo(wheel: HTMLElement, angle: number): Promise<void> {
  const from = Number.parseFloat(wheel.style.rotate) || 0
  const to = from + 360 * TURNS + ((((angle - from) % 360) + 360) % 360)
  wheel.style.rotate = `${to}deg`
  if (calm()) return
  const turning = wheel.animate?.([{ rotate: `${from}deg` }, { rotate: `${to}deg` }], {
    duration: SPIN,
    easing: 'cubic-bezier(.15, .75, .2, 1)',
  })
  // Whoever leaves meanwhile cancels it; that is no failure.
  await turning?.finished.catch(() => undefined)
}
