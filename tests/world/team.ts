import type { World } from './world.ts'

type Row = { id: number } & Record<string, unknown>
type Snapshot = { database: { members: Row[]; places: Row[] } }

/** Puts so many members right below an agent, `member0000` first, as if they had joined one after the other. */
export async function fillTeam(world: World, agent: string, count: number) {
  const snapshot = (await world.snapshot()) as Snapshot
  const { members, places } = snapshot.database
  const upline = members.find(({ account }) => account === agent)
  if (!upline) throw new Error(`Failed to fill a team: the world has no ${agent}`)
  for (let index = 0; index < count; index++) {
    const id = 700_000 + index
    const account = `member${String(index).padStart(4, '0')}`
    members.push({ ...upline, id, account, nickname: '', type: 0 })
    places.push({ id, uplineId: upline.id, rates: {}, joinedAt: index })
  }
  await world.restore(snapshot)
}
