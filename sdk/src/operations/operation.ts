import type { paths } from '../schema.gen.ts'

/** Metadata of an operation for the transport; a missing field means no. */
export type Operation = {
  id: string
  module?: string
  /** Carries the session's token, if there is one. */
  token?: true
  /** Says which captcha it answers: the one shown last. */
  captcha?: true
  /** The body travels encrypted. */
  encrypted?: true
  /** Never sent again by itself, although it is a read. */
  once?: true
  /** Answers with bare text. */
  text?: true
  /** The body may be a picture, which takes longer than other calls. */
  upload?: true
  /** The type of the response's value; without it an object. `none`: there may be no value. `any`: several types. */
  value?: 'array' | 'string' | 'number' | 'boolean' | 'any' | 'none'
}

/** Operations by method and path: `GET /wps/wallets/gcs`. */
export type Operations = Record<string, Operation>

/** The paths of these operations alone. */
export type PathsOf<Own extends Operations> = Pick<paths, PathOf<keyof Own>>
type PathOf<Key> = Key extends `${string} ${infer Path extends keyof paths}` ? Path : never
