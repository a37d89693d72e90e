import type { Invariant, MoneyRecords } from '../../../kernel/money/ledger.ts'
import type { RowChange } from '../../../kernel/tables/rows.ts'
import { createPeriodReader } from '../../../kernel/world/period.ts'
import type { Wager } from '../../wagers/wagers.service.ts'
import { limitTable } from '../limits/limit.model.ts'
import { createBounds } from '../limits/limit-use.ts'
import { realityCheckTable } from '../reality-check.model.ts'
import { rulebooks, type RulebookSettings } from '../rulebook.service.ts'
import { createPlayTimes } from '../visits/play-time.ts'
import { visitTable } from '../visits/visit.model.ts'

type Settings = { flags: Record<string, boolean> } & RulebookSettings

/** Invariant: no stake is placed and no game opened once a play-time limit is used up or during a pause, and no stake while a reality check is due. */
export function playTimeInvariant({ table, rowsNamed, settings }: MoneyRecords): Invariant {
  const [visits, checks] = [table(visitTable), table(realityCheckTable)]
  const boundsOf = createBounds(table(limitTable))
  const times = createPlayTimes(visits)
  const faults: string[] = []
  const periodAt = createPeriodReader()
  const isOn = () => (settings as Settings).flags['RESPGAME3'] !== false

  function checkTime(memberId: number, at: number) {
    for (const { period, amount, setAt } of boundsOf(memberId).time) {
      if (setAt > at) continue
      const played = times.playedSince(memberId, periodAt(period, at).start, at)
      if (played >= amount) faults.push(`member ${memberId} has played ${played} ms of ${amount} ms a ${period}`)
    }
  }

  function checkAnswer(memberId: number, at: number) {
    const { interval, answeredAt = 0 } = checks.get(memberId) ?? {}
    const due = interval || rulebooks[(settings as Settings).rulebook].rules['reality.check.interval'].value
    if (due === 0) return
    if (times.playedSince(memberId, answeredAt, at) >= due)
      faults.push(`member ${memberId} has staked with an unanswered reality check`)
  }

  function checkPause(memberId: number, at: number) {
    const length = rulebooks[(settings as Settings).rulebook].rules['pause.after.hour'].value
    if (length === 0) return
    const { endsAt } = times.pauseOf(memberId, { after: 3_600_000, length }, at)
    if (endsAt !== undefined) faults.push(`member ${memberId} has played during the pause until ${endsAt}`)
  }

  rowsNamed<Wager>('wagers').watch(({ before, after }: RowChange<Wager>) => {
    if (!after || before || after.stake === 0 || !isOn()) return
    checkTime(after.memberId, after.placedAt)
    checkAnswer(after.memberId, after.placedAt)
    checkPause(after.memberId, after.placedAt)
  })
  visits.watch(({ before, after }) => {
    if (!after || before || !isOn()) return
    checkTime(after.memberId, after.startedAt)
    checkPause(after.memberId, after.startedAt)
  })
  return {
    check: () => (faults.length > 0 ? faults.splice(0)[0] : undefined),
    /** What is stored was checked when it was added. */
    verify() {
      faults.length = 0
      return undefined
    },
  }
}
