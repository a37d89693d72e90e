import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startMock } from '../performance/processes.ts'
import { type RandomBelow, Player } from './player.ts'

export type CrashTestOptions = { times: number; worlds: number; seed: number; log?: (line: string) => void }
export type CrashTestResult = { kills: number; answered: number; unacknowledged: number; violations: string[] }

const MAX_PLAY_MS = 200

/**
 * Players move money on a mock with a store, each in their own world, while the process is killed at random moments and restarted. After
 * each restart each player compares the balances with the earlier answers and repeats the unanswered request.
 */
export async function runCrashTest({
  times,
  worlds,
  seed,
  log = () => undefined,
}: CrashTestOptions): Promise<CrashTestResult> {
  const folder = await mkdtemp(join(tmpdir(), 'longan-crash-'))
  const random = createRandom(seed)
  const players = Array.from({ length: worlds }, (_none, index) => new Player(`kill-${index}`, random))
  const violations: string[] = []
  const start = () => startMock('--store', join(folder, 'worlds.db'))
  try {
    for (let kills = 0; kills < times; kills++) {
      const mock = await start()
      if (kills === 0) await Promise.all(players.map((player) => player.signIn(mock.url)))
      else violations.push(...(await findViolations(players, mock.url)))
      const playing = Promise.all(players.map((player) => player.play(mock.url)))
      await sleep(random(MAX_PLAY_MS))
      await mock.kill()
      await playing
      log(`${kills + 1} kills, ${sumOf(players, 'answered')} answers`)
    }
    await using mock = await start()
    violations.push(...(await findViolations(players, mock.url)))
  } finally {
    await rm(folder, { recursive: true })
  }
  return {
    kills: times,
    answered: sumOf(players, 'answered'),
    unacknowledged: sumOf(players, 'unacknowledged'),
    violations: violations,
  }
}

async function findViolations(players: Player[], url: string): Promise<string[]> {
  const all = await Promise.all(players.map((player) => player.findViolation(url)))
  return all.filter((violation) => violation !== undefined)
}

const sumOf = (players: Player[], field: 'answered' | 'unacknowledged') =>
  players.reduce((sum, player) => sum + player[field], 0)

/** Creates a generator that repeats the transfers for the same seed; the moment of the crash still depends on the machine. */
function createRandom(seed: number): RandomBelow {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
