const LENGTH = 6

/** Six digits, easy to type on a phone. */
export const captchaText = (random: () => number) =>
  Array.from({ length: LENGTH }, () => Math.floor(random() * 10)).join('')
