import { digest } from '../../kernel/random.ts'
import { tokenInvalid } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { SessionService } from '../session/session.service.ts'
import { type Launch, launchTable } from './launch.model.ts'

export type { Launch } from './launch.model.ts'
/** What a launch remembers of the game it opens. */
export type Launched = Pick<Launch, 'partner' | 'gameCode' | 'vassalage' | 'gameType'> & { nodeId?: number }
export type LaunchesService = ReturnType<typeof launchesService>

/** A game left open this long has to be opened again. */
const LAUNCH_LIFE = 12 * 3_600_000

/** The keys between the site and its partners: a partner's client names the launch, and the launch names the member. */
export const launchesService = ({ table, clock, ids, secretly }: World, session: SessionService) => {
  const launches = table(launchTable)
  const secret = () => {
    const stream = secretly('launch', ids.next('launch'))
    return Array.from({ length: 32 }, () => stream.int(16).toString(16)).join('')
  }

  return {
    /** A new way for `member` into `game`, by an id that is said here and kept nowhere. With a `token` it ends together with that login. */
    async open({ id: memberId }: { id: number }, game: Launched, token?: string): Promise<{ id: string } & Launched> {
      const id = secret()
      await launches.insert({
        ...game,
        id: digest(id),
        memberId,
        createdAt: clock.now(),
        expiresAt: clock.now() + LAUNCH_LIFE,
        ...(token && { sessionId: digest(token) }),
      })
      return { ...game, id }
    },

    /** All that the member has opened, the latest last. */
    of: (memberId: number): Launch[] => launches.where({ memberId }),

    /** The launch with this id for `partner`; an unknown one, another partner's, an old one, or one whose login has ended is refused. */
    use(id: string, partner: string): Launch {
      const launch = launches.get(digest(id))
      if (launch?.partner !== partner || launch.expiresAt <= clock.now()) throw tokenInvalid()
      if (launch.sessionId && !session.isAlive(launch.sessionId)) throw tokenInvalid()
      return launch
    },
  }
}
