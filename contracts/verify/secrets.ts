import { PASSWORD, PAYMENT_PASSWORD, TOKEN } from '../consumer/examples.ts'

/** Shorter values are no secrets, and would hide parts of other words. */
const MIN_LENGTH = 4
const HIDDEN = '(hidden)'

export type Secrets = ReturnType<typeof createSecrets>

/** Tokens and passwords of a verification. A gateway or a server of states may repeat them: `hide` replaces them in a text, also encoded. */
export function createSecrets(token?: string) {
  const values = new Set([token, TOKEN, PASSWORD, PAYMENT_PASSWORD].filter((value) => value !== undefined))

  const hide = (text: string) =>
    [...values]
      .filter(({ length }) => length >= MIN_LENGTH)
      .flatMap(formsOf)
      .toSorted((one, other) => other.length - one.length)
      .reduce((shown, form) => shown.replaceAll(form, HIDDEN), text)

  /** Adds the tokens and passwords among these values of a state. */
  const add = (named: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(named))
      if (/token|password/i.test(name) && typeof value === 'string') values.add(value)
  }
  return { add, hide }
}

const formsOf = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
]
