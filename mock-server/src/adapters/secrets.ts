import type { MockServerOptions } from '../mock-server.ts'

/** 128 bits of the process's own chance. */
const newSecret = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-')

/** A door whose time passes keeps secrets, so that no token of yesterday or of elsewhere opens anything, unless somebody wants to tell the same again. */
export const secretsFor = ({ seed, now }: MockServerOptions): Pick<MockServerOptions, 'newSecret'> =>
  seed === undefined && now === undefined ? { newSecret } : {}
