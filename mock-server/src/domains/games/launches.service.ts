import { digest } from '../../kernel/random.ts'
import { notLoggedIn, tokenInvalid } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { SessionService } from '../session/session.service.ts'
import { type Launch as LaunchRow, launchTable } from './launch.model.ts'

/** A launch of a member. */
export type Launch = LaunchRow & { memberId: number }
/** What a launch remembers of the game it opens. */
export type Launched = Pick<LaunchRow, 'partner' | 'gameCode' | 'vassalage' | 'gameType'> & {
  nodeId?: number
  roomId?: string | undefined
}
export type Opened = { id: string } & Launched
export type LaunchesService = ReturnType<typeof launchesService>

/** A game left open this long has to be opened again. */
const LAUNCH_LIFE = 12 * 3_600_000

/** The keys between the site and its partners: a partner's client names the launch, and the launch names the member. */
export const launchesService = ({ table, clock, ids, secretly }: World, session: SessionService) => {
  const launches = table(launchTable)
  const secret = (key: string | number = ids.next('launch')) => {
    const stream = secretly('launch', key)
    return Array.from({ length: 32 }, () => stream.int(16).toString(16)).join('')
  }

  type Whose = { memberId?: number; sessionId?: string }
  async function add({ roomId, ...game }: Launched, whose: Whose, id = secret()): Promise<Opened> {
    const times = { createdAt: clock.now(), expiresAt: clock.now() + LAUNCH_LIFE }
    await launches.insert({ ...game, ...(roomId && { roomId }), ...whose, ...times, id: digest(id) })
    return { ...game, id }
  }

  /** The launch with this id for `partner`, a guest's too; an unknown one, another partner's, an old one, or one whose login has ended is refused. */
  function find(id: string, partner: string): LaunchRow {
    const launch = launches.get(digest(id))
    if (launch?.partner !== partner || launch.expiresAt <= clock.now()) throw tokenInvalid()
    if (launch.sessionId && !session.isAlive(launch.sessionId)) throw tokenInvalid()
    return launch
  }

  return {
    /** A new way for `member` into `game`, by an id that is said here and kept nowhere. With a `token` it ends together with that login. */
    open: ({ id: memberId }: { id: number }, game: Launched, token?: string): Promise<Opened> =>
      add(game, { memberId, ...(token && { sessionId: digest(token) }) }),
    /** As `open`, and the same way whenever that login asks for it again, for as long as it lasts: a page that asks every few seconds opens one. */
    openOnce({ id: memberId }: { id: number }, game: Launched, token = ''): Promise<Opened> {
      const id = secret(`${game.partner} ${game.gameCode} ${memberId} ${digest(token)}`)
      const known = launches.get(digest(id))
      const whose = { memberId, ...(token && { sessionId: digest(token) }) }
      if (!known) return add(game, whose, id)
      return known.expiresAt > clock.now() ? Promise.resolve({ ...game, id }) : add(game, whose)
    },
    /** A way for nobody in particular to look at a game. */
    openForGuest: (game: Launched): Promise<Opened> => add(game, {}),

    /** All that the member has opened, the latest last. */
    of: (memberId: number): LaunchRow[] => launches.where({ memberId }),

    find,
    /** The same, of a member: a guest's launch is refused. */
    use(id: string, partner: string): Launch {
      const { memberId, ...launch } = find(id, partner)
      if (memberId === undefined) throw notLoggedIn()
      return { ...launch, memberId }
    },
  }
}
