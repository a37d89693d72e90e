import { useSyncExternalStore } from 'react'
import { isTrial, type Session as GatewaySession } from '@longan/sdk'
import { config } from '#lib/config.ts'
import { isAppPath, paths, loginPaths } from '#lib/paths.ts'
import { storage, type Session } from '#lib/storage.ts'
import { createStore } from '#lib/store.ts'

export type { Session }

const current = createStore<Session | undefined>(storage.get('session'))
/** Whether other tabs can see the session: a blocked or full storage keeps none. */
let isStored = current.get() !== undefined
/** A session that was lost, whether of a trial, and why as far as somebody has said it. */
export type SessionLoss = { reason: string; isTrial: boolean }
const sessionLoss = createStore<SessionLoss | undefined>(undefined)

/** What belongs to one person and must not survive a logout. */
const personalKeys = ['session', 'memberCentreSession', 'memberInfo', 'trialName'] as const

/** The person who is logged in. The stored copy survives a reload; everything else asks here. */
export const session = {
  get: current.get,
  subscribe: current.subscribe,
  token: () => current.get()?.token,

  signIn({ token, userName, type, firstTimeLogin }: GatewaySession) {
    const next = { token, merchantCode: config.merchant, userName, type, firstTimeLogin }
    isStored = storage.set('session', next)
    storage.set('memberCentreSession', next)
    sessionLoss.set(undefined)
    current.set(next)
  },

  /** The person leaves: other tabs follow at once, this one keeps the token until the gateway has been told. */
  announceSignOut: () => storage.remove('session'),

  /** Forgets the person; storage is clean afterwards. */
  signOut() {
    personalKeys.forEach(storage.remove)
    storage.clearSessionStorage()
    storage.set('autoLogin', '0')
    current.set(undefined)
  },

  /** The gateway no longer knows this session: forget it and remember where the person was. Who left, or came in anew in another tab, has lost nothing. */
  expire(reason = '') {
    const before = current.get()
    if (!before || (isStored && storage.get('session')?.token !== before.token)) return
    session.rememberReturn(location.pathname + location.search)
    personalKeys.forEach(storage.remove)
    current.set(undefined)
    sessionLoss.set({ reason, isTrial: isTrial(before.type) })
  },

  /** Once the person has been told that the session was lost. */
  acknowledgeLoss: () => sessionLoss.set(undefined),

  /** Login leads back to this address, unless it is a way in itself. */
  rememberReturn(path: string) {
    if (!loginPaths.includes(path.split('?')[0] ?? '')) storage.set('returnTo', path)
  },

  /** Where login leads; home when nothing was remembered. */
  returnPath() {
    const path = storage.get('returnTo')
    return isAppPath(path) ? path : paths.home
  },

  /** Once the person is where login led to. */
  forgetReturn: () => storage.remove('returnTo'),

  /** Reads the stored session again, as after another tab has changed it. */
  reload: () => current.set(storage.get('session')),
}

export const useSession = () => useSyncExternalStore(current.subscribe, current.get)

/** The session that was lost without the person asking for it, until the person has been told. */
export const useSessionLost = () => useSyncExternalStore(sessionLoss.subscribe, sessionLoss.get)
