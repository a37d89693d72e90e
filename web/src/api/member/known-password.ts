import { session } from './session.ts'

let known: { userName: string; password: string } | undefined

/** The password of this login, until logout or reload; it is never stored. */
export const knownPassword = {
  set: (password: string) => {
    const userName = session.get()?.userName
    known = userName === undefined ? undefined : { userName, password }
  },
  get: () => (known?.userName === session.get()?.userName ? known?.password : undefined),
  forget: () => {
    known = undefined
  },
}

session.subscribe(() => {
  if (!session.get()) knownPassword.forget()
})
