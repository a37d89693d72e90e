/** Whether the player has asked their phone for less movement. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
