/** A user name that is not taken: a gateway may keep those of earlier runs. */
export const newUsername = (): string => `moi${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`

/** A mobile number of Viet Nam that is not taken. */
export const newMobileNumber = (): string =>
  `09${String(crypto.getRandomValues(new Uint32Array(1))[0]! % 100_000_000).padStart(8, '0')}`
