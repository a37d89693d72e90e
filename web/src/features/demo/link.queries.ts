import { GatewayError, type Session } from '@longan/sdk'
import { mutationOptions } from '@tanstack/react-query'
import { session } from '#api/session.ts'
import { control } from './control.ts'
import { enterOtherWorld } from './world.queries.ts'

const MARK = '#w='

/** An address at which this world stands elsewhere, too. */
export async function worldAddress(): Promise<string> {
  const { link } = await control<{ link: string }>('GET /link')
  return `${location.origin}/m/home${MARK}${link}`
}

/** The world that the page's address names; it is asked once, and the address keeps nothing of it. */
export function takeLink(): string | undefined {
  const { hash, pathname, search } = location
  if (!hash.startsWith(MARK)) return undefined
  history.replaceState(history.state, '', pathname + search)
  return hash.slice(MARK.length)
}

/** Whether somebody has done something in this world, which another one would take the place of. */
export const isWorldChanged = async () =>
  (await control<{ isChanged: boolean }>('GET /link/lost').catch(() => ({ isChanged: true }))).isChanged

/** Puts the world of a link in place of this one; whoever was logged in there last is so here. */
export const openWorld = () =>
  mutationOptions({
    mutationFn: (link: string) => control<{ session?: Session }>('POST /link', { link }),
    onSuccess: async ({ session: opened }, ...[, , { client }]) => {
      await enterOtherWorld(client)
      if (opened) session.signIn(opened)
    },
  })

/** Why there is no such link, or where it leads nowhere, as a word of ours. */
export function whyNoLink(error: Error): 'oldLink' | 'brokenLink' | 'notFromBirth' | 'noLink' {
  const { field, reason } = (error instanceof GatewayError && error.value) || {}
  if (field === 'version') return 'oldLink'
  if (reason === 'is broken') return 'brokenLink'
  return reason?.startsWith('needs a recording') || field === 'capsule' ? 'notFromBirth' : 'noLink'
}
