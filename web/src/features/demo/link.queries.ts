import { GatewayError, type Session } from '@longan/sdk'
import { mutationOptions } from '@tanstack/react-query'
import { session } from '#api/member/session.ts'
import { control } from './control.ts'
import { switchWorld } from './world.queries.ts'

const HASH_PREFIX = '#w='

export async function createWorldLink(): Promise<string> {
  const { link } = await control<{ link: string }>('GET /link')
  return `${location.origin}/m/home${HASH_PREFIX}${link}`
}

export function takeLinkFromAddress(): string | undefined {
  const { hash, pathname, search } = location
  if (!hash.startsWith(HASH_PREFIX)) return undefined
  history.replaceState(history.state, '', pathname + search)
  return hash.slice(HASH_PREFIX.length)
}

/** True if this world has changes that another world would replace; also true if that is unknown. */
export const isWorldChanged = async () =>
  (await control<{ isChanged: boolean }>('GET /link/lost').catch(() => ({ isChanged: true }))).isChanged

export const openLinkedWorld = () =>
  mutationOptions({
    mutationFn: (link: string) => control<{ session?: Session }>('POST /link', { link }),
    onSuccess: async ({ session: opened }, ...[, , { client }]) => {
      await switchWorld(client)
      if (opened) session.signIn(opened)
    },
  })

export function linkErrorMessage(error: Error): 'oldLink' | 'brokenLink' | 'needsFullRecording' | 'noLink' {
  const { field } = (error instanceof GatewayError && error.value) || {}
  if (field === 'version') return 'oldLink'
  if (field === 'link.text') return 'brokenLink'
  return field === 'recording' ? 'needsFullRecording' : 'noLink'
}
