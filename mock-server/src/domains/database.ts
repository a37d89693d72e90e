import { noticeReadsSchema } from './content/content.model.ts'
import { gameMarkSchema } from './games/game-mark.model.ts'
import { launchSchema } from './games/launch.model.ts'
import { lotteryOrderSchema } from './lottery/lottery-order.model.ts'
import { memberSchema } from './member/member.model.ts'
import { slotFeatureSchema } from '../../partners/slot/rules/slot.model.ts'
import { wagerSchema } from './records/wager.model.ts'
import { captchaSchema, sessionSchema } from './session/session.model.ts'
import { defineLog, defineTable } from '../kernel/table.ts'

/** Every collection of one world. A new world is a new database. */
export function createDatabase() {
  return {
    members: defineTable('members', memberSchema, { by: ['account'] }).create(),
    sessions: defineTable('sessions', sessionSchema, { by: ['memberId'] }).create(),
    captchas: defineLog('captchas', captchaSchema).create(),
    wagers: defineLog('wagers', wagerSchema, { by: ['memberId', 'nodeId', 'state'] }).create(),
    launches: defineLog('launches', launchSchema).create(),
    favourites: defineTable('favourites', gameMarkSchema, { by: ['memberId'] }).create(),
    recents: defineTable('recents', gameMarkSchema, { by: ['memberId'] }).create(),
    slotFeatures: defineTable('slotFeatures', slotFeatureSchema).create(),
    lotteryOrders: defineLog('lotteryOrders', lotteryOrderSchema, { by: ['memberId', 'gameId', 'chainId'] }).create(),
    noticeReads: defineTable('noticeReads', noticeReadsSchema).create(),
  }
}
export type Database = ReturnType<typeof createDatabase>

export type DatabaseDump = Record<string, { id: string | number }[]>

export const dumpDatabase = (db: Database): DatabaseDump =>
  Object.fromEntries(Object.entries(db).map(([name, table]) => [name, table.dump()]))

export async function restoreDatabase(db: Database, dump: DatabaseDump) {
  for (const [name, table] of Object.entries(db)) await table.restore((dump[name] ?? []) as never)
}
