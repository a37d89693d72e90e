import { session } from './session.ts'

let known: { userName: string; password: string } | undefined

/** The password that somebody has logged in with, for as long as the page lives: it is written nowhere. */
export const knownPassword = {
  keep: (password: string) => {
    const userName = session.get()?.userName
    known = userName === undefined ? undefined : { userName, password }
  },
  get: () => (known?.userName === session.get()?.userName ? known?.password : undefined),
  forget: () => {
    known = undefined
  },
}
