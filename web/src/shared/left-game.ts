import { useSyncExternalStore } from 'react'
import { useSession } from '#api/member/session.ts'
import { createStore } from '#lib/storage/store.ts'
import { storage, type StoredValue } from '#lib/storage/storage.ts'

export type LeftGame = StoredValue<'leftGame'>

const changes = createStore(0)
let last: LeftGame | undefined

/** Returns the stored game. The object keeps its identity, as useSyncExternalStore requires. */
function readStored() {
  const game = storage.get('leftGame')
  if (game?.address !== last?.address || game?.userName !== last?.userName) last = game
  return last
}

export function leaveGame(game: LeftGame | undefined) {
  if (game) storage.set('leftGame', game)
  else storage.remove('leftGame')
  changes.set(changes.get() + 1)
}

export function useLeftGame(): LeftGame | undefined {
  const game = useSyncExternalStore(changes.subscribe, readStored)
  const current = useSession()
  return game && game.userName === current?.userName ? game : undefined
}
