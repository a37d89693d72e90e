import type { Member } from '../member/member.model.ts'
import { digest } from '../../kernel/random.ts'
import { tokenInvalid } from '../../kernel/refusal.ts'
import { writeHistory } from '../../scenarios/history.ts'
import type { World } from '../../kernel/world.ts'

/** A session nobody uses ends after this long. */
const SESSION_LIFE = 24 * 3_600_000

/** An id as the gateway makes them, of the world's own chance. */
export function worldUuid({ random, ids }: World): string {
  const stream = random('token', ids.next('token'))
  const hex = (length: number) => Array.from({ length }, () => stream.int(16).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
}

/** The tokens that are out. The world knows them only by their fingerprints. */
export const tokensOf = (world: World) => {
  const { db, clock } = world
  return {
    /** A member has one session: a new one ends the old one. The past is written with the first, so that later calls change no more than they say. */
    async open(member: Member, token = worldUuid(world)): Promise<string> {
      if (!member.hasHistory) await writeHistory(world, member)
      for (const old of db.sessions.where({ memberId: member.id })) db.sessions.remove(old.id)
      const createdAt = clock.now()
      const session = { id: digest(token), memberId: member.id, createdAt, expiresAt: createdAt + SESSION_LIFE }
      await db.sessions.insert({ ...session, ...(member.tokenDiesAfterOneCall && { callsLeft: 1 }) })
      return token
    },

    /** The member a token belongs to. Using a token keeps it alive; an unknown, foreign or expired one is refused. */
    async authenticate(token: string): Promise<Member> {
      const session = db.sessions.get(digest(token))
      const member = session && db.members.get(session.memberId)
      if (!session || !member || session.expiresAt <= clock.now() || session.callsLeft === 0) throw tokenInvalid()
      const isHalfway = session.expiresAt < clock.now() + SESSION_LIFE / 2
      if (session.callsLeft) await db.sessions.update(session.id, { callsLeft: session.callsLeft - 1 })
      else if (isHalfway) await db.sessions.update(session.id, { expiresAt: clock.now() + SESSION_LIFE })
      return member
    },

    close(token: string): void {
      db.sessions.remove(digest(token))
    },
  }
}
