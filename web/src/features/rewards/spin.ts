const FULL_TURNS = 5
const DURATION = 4200
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Returns the rotation that puts the field at `index` of `count` equal fields under the pointer, degrees. */
export const angleOf = (index: number, count: number) => -((index + 0.5) * 360) / count

/**
 * Spins the wheel to this angle with some full turns, and resolves when it stops. Skips the animation for users who prefer
 * reduced motion and in environments without animations.
 */
export async function spinTo(wheel: HTMLElement, angle: number): Promise<void> {
  const from = Number.parseFloat(wheel.style.rotate) || 0
  const to = from + 360 * FULL_TURNS + ((((angle - from) % 360) + 360) % 360)
  wheel.style.rotate = `${to}deg`
  if (prefersReducedMotion()) return
  const animation = wheel.animate?.([{ rotate: `${from}deg` }, { rotate: `${to}deg` }], {
    duration: DURATION,
    easing: 'cubic-bezier(.15, .75, .2, 1)',
  })
  // Leaving the page cancels the animation; that is no error.
  await animation?.finished.catch(() => undefined)
}
