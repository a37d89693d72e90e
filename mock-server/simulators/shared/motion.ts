/** Whether the player has asked their phone for less movement. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
