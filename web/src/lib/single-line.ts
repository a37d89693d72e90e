/** A text as people read it: what turns it around it is gone, and what was copied from a table or from two lines stands on one. */
export const toSingleLine = (text: string) =>
  text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '').replaceAll(/\p{Cc}/gu, ' ')
