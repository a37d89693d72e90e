/** Replaces control characters such as tabs and line breaks by spaces, and removes marks of text direction. */
export const toSingleLine = (text: string) =>
  text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '').replaceAll(/\p{Cc}/gu, ' ')
