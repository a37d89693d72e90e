import type { Invariant, MoneyRecords } from '../../../kernel/money/ledger.ts'
import type { RowChange } from '../../../kernel/tables/rows.ts'
import type { Deposit } from '../../deposits/deposits.service.ts'
import type { LaunchRow } from '../../games/launches.service.ts'
import type { Wager } from '../../wagers/wagers.service.ts'
import { breakTable, isInForce } from '../break.model.ts'

type Started = { memberId: number | undefined; at: number; what: string }
type Flags = { flags: Record<string, boolean> }

/** Pages of launches that open no game. */
const WITHOUT_GAME = ['chat', 'payment', 'identity']

/** Invariant: during a break of a member no deposit begins, no transfer arrives, no stake is placed and no game is opened. It looks at each when it is added. */
export function breaksInvariant({ table, rowsNamed, settings, ledger }: MoneyRecords): Invariant {
  const breaks = table(breakTable)
  const faults: string[] = []

  function look({ memberId, at, what }: Started) {
    if (memberId === undefined) return
    const found = breaks.where({ memberId }).find((row) => row.startedAt <= at && isInForce(row, at))
    if (found) faults.push(`member ${memberId} has ${what} during the ${found.kind} ${found.id}`)
  }

  const add =
    <Row>(describe: (row: Row) => Started | undefined) =>
    ({ before, after }: RowChange<Row>) => {
      const started = after && !before ? describe(after) : undefined
      if (started) look(started)
    }

  function check() {
    if (faults.length === 0) return undefined
    const [fault] = faults.splice(0)
    return (settings as Flags).flags['RESPGAME3'] === false ? undefined : fault
  }

  rowsNamed<Wager>('wagers').watch(
    add(({ memberId, placedAt, stake }) => (stake > 0 ? { memberId, at: placedAt, what: 'staked' } : undefined)),
  )
  rowsNamed<Deposit>('deposits').watch(
    add(({ memberId, createdAt: at }) => ({ memberId, at, what: 'begun a deposit' })),
  )
  rowsNamed<Deposit>('deposits').watch(({ before, after }) => {
    const at = before?.paidLateAt === undefined ? after?.paidLateAt : undefined
    if (after && at !== undefined) look({ memberId: after.memberId, at, what: 'paid a deposit late' })
  })
  ledger.watch(({ before, after }) => {
    if (!after || before || (after.type !== 'transfer_down' && after.type !== 'transfer_up')) return
    for (const { account, amount } of after.postings)
      if (amount > 0) look({ memberId: Number(account.split(':')[1]), at: after.at, what: 'received a transfer' })
  })
  rowsNamed<LaunchRow>('launches').watch(
    add(({ memberId, createdAt: at, partner }) =>
      WITHOUT_GAME.includes(partner) ? undefined : { memberId, at, what: 'opened a game' },
    ),
  )
  return {
    check,
    /** What is stored was checked when it was added. */
    verify() {
      faults.length = 0
      return undefined
    },
  }
}
