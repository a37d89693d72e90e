import { digest } from '../../kernel/world/random.ts'
import { notLoggedIn, tokenInvalid } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { SessionService } from '../session/session.service.ts'
import { type Launch as LaunchRow, launchTable } from './launch.model.ts'
export type { Launch as LaunchRow } from './launch.model.ts'

export type Launch = LaunchRow & { memberId: number }
export type LaunchedGame = Pick<LaunchRow, 'partner' | 'gameCode' | 'vassalage' | 'gameType'> & {
  nodeId?: number
  roomId?: string | undefined
}
export type OpenedLaunch = { id: string; expiresAt: number } & LaunchedGame
export type LaunchesService = ReturnType<typeof launchesService>

const LAUNCH_LIFETIME = 12 * 3_600_000

/** Stores launches, the keys between the site and its simulators: a game client sends the launch id, and the launch has the member. */
export const launchesService = ({ table, clock, ids, secretRandom: secretly }: World, session: SessionService) => {
  const launches = table(launchTable)
  const secret = (key: string | number = ids.next('launch')) => {
    const stream = secretly('launch', key)
    return Array.from({ length: 32 }, () => stream.int(16).toString(16)).join('')
  }

  type LaunchOwner = { memberId?: number; sessionId?: string }
  async function add({ roomId, ...game }: LaunchedGame, owner: LaunchOwner, id = secret()): Promise<OpenedLaunch> {
    const times = { createdAt: clock.now(), expiresAt: clock.now() + LAUNCH_LIFETIME }
    await launches.insert({ ...game, ...(roomId && { roomId }), ...owner, ...times, id: digest(id) })
    return { ...game, id, expiresAt: times.expiresAt }
  }

  /** Returns the launch with this id, a guest's too. Throws a Refusal if it is unknown, expired, of another simulator, or its login has ended. */
  function find(id: string, partner: string): LaunchRow {
    const launch = launches.get(digest(id))
    if (launch?.partner !== partner || launch.expiresAt <= clock.now()) throw tokenInvalid()
    if (launch.sessionId && !session.isAlive(launch.sessionId)) throw tokenInvalid()
    return launch
  }

  return {
    /** Creates a launch and returns its id, which is stored only as a digest. With a `token` it ends together with that login. */
    open: ({ id: memberId }: { id: number }, game: LaunchedGame, token?: string): Promise<OpenedLaunch> =>
      add(game, { memberId, ...(token && { sessionId: digest(token) }) }),
    /** Like `open`, but returns the same launch again until it expires, so that a polling page creates only one. */
    openOnce({ id: memberId }: { id: number }, game: LaunchedGame, token = ''): Promise<OpenedLaunch> {
      const id = secret(`${game.partner} ${game.gameCode} ${memberId} ${digest(token)}`)
      const known = launches.get(digest(id))
      const owner = { memberId, ...(token && { sessionId: digest(token) }) }
      if (!known) return add(game, owner, id)
      return known.expiresAt > clock.now()
        ? Promise.resolve({ ...game, id, expiresAt: known.expiresAt })
        : add(game, owner)
    },
    openForGuest: (game: LaunchedGame): Promise<OpenedLaunch> => add(game, {}),

    of: (memberId: number): LaunchRow[] => launches.where({ memberId }),

    find,
    /** Like `find`, but throws a Refusal for a guest's launch. */
    use(id: string, partner: string): Launch {
      const { memberId, ...launch } = find(id, partner)
      if (memberId === undefined) throw notLoggedIn()
      return { ...launch, memberId }
    },
  }
}
