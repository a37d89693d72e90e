export type LogoProblem =
  | 'tooLarge'
  | 'entities'
  | 'notSvg'
  | 'noSize'
  | 'notPng'
  | 'tooWide'
  | 'otherFormat'
  | 'unreadable'
  | 'transparent'

/** A picture that cannot be a logo: why, and the end of a sentence that begins with the name of its file. */
export class LogoError extends Error {
  readonly problem: LogoProblem

  constructor(problem: LogoProblem, message: string) {
    super(message)
    this.name = 'LogoError'
    this.problem = problem
  }
}

export const MAX_LOGO_BYTES = 200_000

/** @throws {LogoError} for a picture that is too large for visitors. */
export function assertLogoSize(bytes: number) {
  if (bytes <= MAX_LOGO_BYTES) return
  const limit = `at most ${MAX_LOGO_BYTES / 1000} kB are shown to visitors`
  throw new LogoError('tooLarge', `has ${Math.ceil(bytes / 1000)} kB; ${limit}`)
}
