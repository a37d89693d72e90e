import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { startMock } from '../performance/processes.ts'
import { type Chance, Player } from './player.ts'

export type Wanted = { times: number; worlds: number; seed: number; say?: (line: string) => void }
export type Outcome = { kills: number; answered: number; unheard: number; complaints: string[] }

/** Milliseconds of play before a kill, at most. */
const LONGEST = 200

/**
 * Players move money on a mock with a store, each in a world of their own; again and again the process is killed at any moment and started
 * anew. After each start everybody looks whether they have what they were told, and sends again what was not answered.
 */
export async function killTimes({ times, worlds, seed, say = () => undefined }: Wanted): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'longan-kill-'))
  const chance = chanceOf(seed)
  const players = Array.from({ length: worlds }, (_none, index) => new Player(`kill-${index}`, chance))
  const complaints: string[] = []
  const start = () => startMock('--store', join(folder, 'worlds.db'))
  try {
    for (let kills = 0; kills < times; kills++) {
      const mock = await start()
      if (kills === 0) await Promise.all(players.map((player) => player.signIn(mock.url)))
      else complaints.push(...(await complaintsOf(players, mock.url)))
      const playing = Promise.all(players.map((player) => player.play(mock.url)))
      await passed(chance(LONGEST))
      await mock.kill()
      await playing
      say(`${kills + 1} kills, ${sumOf(players, 'answered')} answers`)
    }
    await using mock = await start()
    complaints.push(...(await complaintsOf(players, mock.url)))
  } finally {
    await rm(folder, { recursive: true })
  }
  return { kills: times, answered: sumOf(players, 'answered'), unheard: sumOf(players, 'unheard'), complaints }
}

async function complaintsOf(players: Player[], url: string): Promise<string[]> {
  const all = await Promise.all(players.map((player) => player.complaint(url)))
  return all.filter((complaint) => complaint !== undefined)
}

const sumOf = (players: Player[], what: 'answered' | 'unheard') =>
  players.reduce((sum, player) => sum + player[what], 0)

/** The same seed, the same transfers; when the process dies is up to the machine all the same. */
function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
