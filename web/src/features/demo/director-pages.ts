/** The pages of the director's panel. */
export const directorPages = ['start', 'brand'] as const
export type DirectorPage = (typeof directorPages)[number]
