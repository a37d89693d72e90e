const LENGTH = 6

/** Returns six digits, which are easy to type on a phone. */
export const captchaText = (random: () => number): string =>
  Array.from({ length: LENGTH }, () => Math.floor(random() * 10)).join('')
