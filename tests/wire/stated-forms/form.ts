/** A call as the specification states it, with the response that it states. */
export type StatedForm = {
  /** The name of the row in its table. */
  row: string
  /** Method and path. */
  call: string
  query?: Record<string, string>
  /** A body that is sent as JSON, as a form, or encrypted with the key in a header. */
  json?: object
  form?: Record<string, string>
  encrypted?: object
  /** The persona that calls; a guest without it. */
  as?: string
  /** The place of the token; by default the header. */
  token?: 'header' | 'query' | 'json' | 'form'
  /** States of the provider. */
  given?: [state: string, params: object][]
  /** The response; a part of it unless it is no object. */
  gives: unknown
}

/** A successful response of `/wps` with this value. */
export const success = (value: unknown) => ({ success: true, value })

/** Creates the form of a GET: `get(row, path)(query, more)`. */
export const get =
  (row: string, path: string) =>
  (query: Record<string, string>, more: Omit<StatedForm, 'row' | 'call'>): StatedForm => ({
    row,
    call: `GET ${path}`,
    query,
    ...more,
  })
