import { useSyncExternalStore } from 'react'
import { isTrial, type Session as GatewaySession } from '@longan/sdk'
import { config } from '#lib/site/config.ts'
import { isAppPath, paths, loginPaths } from '#lib/site/paths.ts'
import { storage, type Session } from '#lib/storage/storage.ts'
import { createStore } from '#lib/storage/store.ts'

export type { Session }

/** Clears what another member has left in this tab: drafts, return path, the game left open. A guest's own remain. */
function claimTab(next: Session | undefined) {
  if (!next) return
  const owner = storage.get('tabOwner')
  if (owner !== undefined && owner !== next.userName) storage.clearSessionStorage()
  storage.set('tabOwner', next.userName)
}

const current = createStore<Session | undefined>(storage.get('session'))
claimTab(current.get())
/** True if other tabs can see the session: not if storage is blocked or full. */
let isStored = current.get() !== undefined
export type SessionLoss = { reason: string; isTrial: boolean }
const sessionLoss = createStore<SessionLoss | undefined>(undefined)

/** The storage keys of a person's data, cleared when another session begins. */
const personKeys = ['memberInfo', 'recentSearches', 'trialName'] as const
/** Cleared when the session ends. */
const sessionKeys = ['session', 'memberCentreSession', ...personKeys] as const

/** The session of the logged-in user. The stored copy survives a reload; all other code reads it here. */
export const session = {
  get: current.get,
  subscribe: current.subscribe,
  token: () => current.get()?.token,

  signIn({ token, userName, type, firstTimeLogin }: GatewaySession) {
    const next = { token, merchantCode: config.merchant, userName, type, firstTimeLogin }
    const before = current.get()
    // A trial that registers or logs in is one person, who returns to the page of the trial.
    const returnTo = before && isTrial(before.type) ? storage.get('returnTo') : undefined
    personKeys.forEach(storage.remove)
    claimTab(next)
    if (returnTo) storage.set('returnTo', returnTo)
    isStored = storage.set('session', next)
    storage.set('memberCentreSession', next)
    sessionLoss.set(undefined)
    current.set(next)
  },

  /** Starts the logout: other tabs follow at once, this one keeps the token until the gateway has responded. */
  announceSignOut: () => storage.remove('session'),

  signOut() {
    sessionKeys.forEach(storage.remove)
    storage.clearSessionStorage()
    storage.set('autoLogin', '0')
    current.set(undefined)
  },

  /** Handles a session that the gateway has ended: clears it and remembers the current page. A logout, or a new login in another tab, is not a loss. */
  expire(reason = '') {
    const before = current.get()
    if (!before || (isStored && storage.get('session')?.token !== before.token)) return
    session.rememberReturn(location.pathname + location.search)
    sessionKeys.forEach(storage.remove)
    current.set(undefined)
    sessionLoss.set({ reason, isTrial: isTrial(before.type) })
  },

  acknowledgeLoss: () => sessionLoss.set(undefined),

  /** Remembers the path for after the login, unless it is a login page itself. */
  rememberReturn(path: string) {
    if (!loginPaths.includes(path.split('?')[0] ?? '')) storage.set('returnTo', path)
  },

  returnPath() {
    const path = storage.get('returnTo')
    return isAppPath(path) ? path : paths.home
  },

  forgetReturn: () => storage.remove('returnTo'),

  reload() {
    const next = storage.get('session')
    if (!next && current.get()) storage.clearSessionStorage()
    claimTab(next)
    current.set(next)
  },
}

export const useSession = () => useSyncExternalStore(current.subscribe, current.get)

export const useSessionLost = () => useSyncExternalStore(sessionLoss.subscribe, sessionLoss.get)
