import { useSyncExternalStore } from 'react'
import { useSession } from '#api/session.ts'
import { createStore } from '#lib/store.ts'
import { storage, type StoredValue } from '#lib/storage.ts'

/** A game that somebody left without closing it: whose it is, where it plays, what it is called. */
export type LeftGame = StoredValue<'leftGame'>

const changes = createStore(0)
let last: LeftGame | undefined

/** What is stored, the same object as long as it is the same game. */
function readStored() {
  const game = storage.get('leftGame')
  if (game?.address !== last?.address || game?.userName !== last?.userName) last = game
  return last
}

/** Keeps the game that was left, for this visit; nothing forgets it. */
export function leaveGame(game: LeftGame | undefined) {
  if (game) storage.set('leftGame', game)
  else storage.remove('leftGame')
  changes.set(changes.get() + 1)
}

/** The game this member left, if there is one. */
export function useLeftGame(): LeftGame | undefined {
  const game = useSyncExternalStore(changes.subscribe, readStored)
  const current = useSession()
  return game && game.userName === current?.userName ? game : undefined
}
