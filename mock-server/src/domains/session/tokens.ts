import { digest } from '../../kernel/random.ts'
import { tokenInvalid, tokenReplaced } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import { sessionTable, tokenLimitTable } from './session.model.ts'

/** A session nobody uses ends after this long. */
export const SESSION_LIFE = 24 * 3_600_000

/** An id as the gateway makes them, which nobody can guess. */
export function worldUuid({ secretly, ids }: World): string {
  const stream = secretly('token', ids.next('token'))
  const hex = (length: number) => Array.from({ length }, () => stream.int(16).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
}

export type Tokens = ReturnType<typeof tokensOf>

/** The sessions there are, and how a member's come to an end. */
function sessionsOf(world: World) {
  const rows = world.table(sessionTable)
  const isAlive = (id: string) => {
    const row = rows.get(id)
    return row !== undefined && !row.isReplaced && row.expiresAt > world.clock.now() && row.callsLeft !== 0
  }
  return {
    rows,
    isAlive,
    closeOf: (memberId: number) => rows.where({ memberId }).forEach(({ id }) => rows.remove(id)),
    /** Of a member's earlier sessions only the one that a login has just ended is still known. */
    async replaceOf(memberId: number) {
      for (const { id } of rows.where({ memberId })) {
        if (isAlive(id)) await rows.update(id, { isReplaced: true })
        else rows.remove(id)
      }
    },
  }
}

/** The tokens that are out. The world knows them only by their fingerprints. */
export const tokensOf = (world: World, members: MembersService) => {
  const { clock } = world
  const { rows: sessions, isAlive, closeOf, replaceOf } = sessionsOf(world)
  const limits = world.table(tokenLimitTable)
  const beforeSession: ((member: Member) => Promise<void>)[] = []

  return {
    /** Names what is done before a member gets a session, so that calls of the session change no more than they say. */
    beforeSession: (task: (member: Member) => Promise<void>) => void beforeSession.push(task),

    /** A member has one session: a new one ends the old one. */
    async open(member: Member, token = worldUuid(world)): Promise<string> {
      for (const task of beforeSession) await task(member)
      await replaceOf(member.id)
      const createdAt = clock.now()
      const callsLeft = limits.get(member.id)?.calls
      const session = { id: digest(token), memberId: member.id, createdAt, expiresAt: createdAt + SESSION_LIFE }
      await sessions.insert({ ...session, ...(callsLeft !== undefined && { callsLeft }) })
      return token
    },

    /** The member a token belongs to. Using a token keeps it alive; an unknown, foreign or expired one is refused. */
    async authenticate(token: string): Promise<Member> {
      const id = digest(token)
      const session = sessions.get(id)
      const member = session && members.get(session.memberId)
      if (session?.isReplaced) throw tokenReplaced()
      if (!member || !isAlive(id)) throw tokenInvalid()
      const isHalfway = session.expiresAt < clock.now() + SESSION_LIFE / 2
      if (session.callsLeft) await sessions.update(id, { callsLeft: session.callsLeft - 1 })
      else if (isHalfway) await sessions.update(id, { expiresAt: clock.now() + SESSION_LIFE })
      return member
    },

    /** Until when the member's session lives if nobody uses it, ms; nothing where there is none. */
    aliveUntil: (memberId: number): number | undefined =>
      sessions.where({ memberId }).find(({ id }) => isAlive(id))?.expiresAt,

    /** Ends whatever session the member has. */
    closeOf,

    closeOthers: (memberId: number, token?: string) =>
      sessions.where({ memberId }).forEach(({ id }) => id !== (token && digest(token)) && sessions.remove(id)),

    /** Whether the session with this fingerprint still lets its member in. */
    isAlive,

    close(token: string): void {
      sessions.remove(digest(token))
    },
  }
}
