import { memoizeLast } from '../../kernel/world/memoize-last.ts'
import { digest } from '../../kernel/world/random.ts'
import { tokenInvalid, tokenReplaced } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import { sessionTable, tokenLimitTable } from './session.model.ts'

export const SESSION_LIFETIME = 24 * 3_600_000

export function worldUuid({ secretRandom: secretly, ids }: World): string {
  const stream = secretly('token', ids.next('token'))
  const hex = (length: number) => Array.from({ length }, () => stream.int(16).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
}

export type Tokens = ReturnType<typeof createTokens>

function createSessions(world: World) {
  const rows = world.table(sessionTable)
  const isAlive = (id: string) => {
    const row = rows.get(id)
    return row !== undefined && !row.isReplaced && row.expiresAt > world.clock.now() && row.callsLeft !== 0
  }
  return {
    rows,
    isAlive,
    closeOf: (memberId: number) => rows.where({ memberId }).forEach(({ id }) => rows.remove(id)),
    async replaceOf(memberId: number) {
      for (const { id } of rows.where({ memberId })) {
        if (isAlive(id)) await rows.update(id, { isReplaced: true })
        else rows.remove(id)
      }
    },
  }
}

/** Tasks that run one after another. */
export function createTasks<Input>() {
  let tasks: readonly ((input: Input) => Promise<void>)[] = []
  return {
    add(task: (input: Input) => Promise<void>) {
      tasks = tasks.concat(task)
    },
    async run(input: Input) {
      for (const task of tasks) await task(input)
    },
  }
}

/** Issues tokens. The world stores only their digests. */
export const createTokens = (world: World, members: MembersService) => {
  const { clock } = world
  const { rows: sessions, isAlive, closeOf, replaceOf } = createSessions(world)
  const limits = world.table(tokenLimitTable)
  const beforeSession = createTasks<Member>()
  const idOf = memoizeLast(digest)

  return {
    /** Registers a task that runs before a member gets a session, so that calls in the session change only what they document. */
    beforeSession: beforeSession.add,
    /** Does what comes before a session, such as writing the history of a member, without opening one. */
    prepare: beforeSession.run,

    /** Opens a session and ends the member's previous one. */
    async open(member: Member, token = worldUuid(world)): Promise<string> {
      await beforeSession.run(member)
      await replaceOf(member.id)
      const createdAt = clock.now()
      const callsLeft = limits.get(member.id)?.calls
      const session = { id: digest(token), memberId: member.id, createdAt, expiresAt: createdAt + SESSION_LIFETIME }
      await sessions.insert({ ...session, ...(callsLeft !== undefined && { callsLeft }) })
      return token
    },

    /** Returns the member of a token and extends the session. Throws a Refusal if the token is unknown or expired. */
    async authenticate(token: string): Promise<Member> {
      const id = idOf(token)
      const session = sessions.get(id)
      const member = session && members.get(session.memberId)
      if (session?.isReplaced) throw tokenReplaced()
      if (!member || !isAlive(id)) throw tokenInvalid()
      const isHalfway = session.expiresAt < clock.now() + SESSION_LIFETIME / 2
      if (session.callsLeft) await sessions.update(id, { callsLeft: session.callsLeft - 1 })
      else if (isHalfway) await sessions.update(id, { expiresAt: clock.now() + SESSION_LIFETIME })
      return member
    },

    /** Returns the expiry time of the member's session, ms, or undefined without a session. */
    aliveUntil: (memberId: number): number | undefined =>
      sessions.where({ memberId }).find(({ id }) => isAlive(id))?.expiresAt,

    /** Returns when the member's session began, ms, or undefined without a session. */
    startedAt: (memberId: number): number | undefined =>
      sessions.where({ memberId }).find(({ id }) => isAlive(id))?.createdAt,

    /** Lets the member's sessions have begun at `createdAt`, ms. */
    async backdate(memberId: number, createdAt: number): Promise<void> {
      for (const { id } of sessions.where({ memberId })) await sessions.update(id, { createdAt })
    },

    closeOf,

    closeOthers: (memberId: number, token?: string) =>
      sessions.where({ memberId }).forEach(({ id }) => id !== (token && digest(token)) && sessions.remove(id)),

    isAlive,

    /** Ends a session. Returns its member, unless a later login has replaced it. */
    close(token: string): number | undefined {
      const session = sessions.get(digest(token))
      sessions.remove(digest(token))
      return session?.isReplaced ? undefined : session?.memberId
    },
  }
}
