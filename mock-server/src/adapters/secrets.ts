import type { MockServerOptions } from '../mock-server.ts'

/** 128 bits of the process's own chance. */
const newSecret = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-')

/**
 * Returns a generator of secrets for adapters whose time passes, so that tokens cannot be guessed or reused; with a seed it returns none,
 * and worlds are reproducible.
 */
export const secretsFor = ({ seed, now }: MockServerOptions): Pick<MockServerOptions, 'newSecret'> =>
  seed === undefined && now === undefined ? { newSecret } : {}
