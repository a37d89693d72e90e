import { fold } from '../../catalogue/fold.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import { monthsAfter } from '../../kernel/world/local-day.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { SystemService } from '../system/system.service.ts'
import { type Break, breakTable, isInForce } from './break.model.ts'
import type { OfferChoicesService } from './offers/offer-choices.service.ts'
import type { RulebookService } from './rulebook.service.ts'
import { ms } from './rulebooks/rulebook.ts'

export type BreaksService = ReturnType<typeof breaksService>
export type BreakDependencies = {
  rulebook: RulebookService
  system: SystemService
  members: MembersService
  offerChoices: OfferChoicesService
}

const DAY = 24 * 3_600_000
type NewBreak = Pick<Break, 'memberId' | 'kind' | 'startedAt' | 'endsAt' | 'returnsAt'>

/** Time-outs and self-exclusions. They begin at once, and cannot be shortened. */
export const breaksService = (world: World, dependencies: BreakDependencies) => {
  const { clock } = world
  const rows = world.table(breakTable)
  const finder = createFinder(world)

  return {
    list: (memberId: number): (Break & { isInForce: boolean })[] =>
      rows
        .where({ memberId })
        .toReversed()
        .map((row) => ({ ...row, isInForce: isInForce(row, clock.now()) })),
    ...takenBreaks(world, finder, dependencies.rulebook),
    ...breakGate(world, finder, dependencies),
    /** Ends the breaks in force: for tests and demos. Members cannot. */
    async endAll(memberId: number): Promise<void> {
      const now = clock.now()
      const inForce = rows.where({ memberId }).filter((row) => isInForce(row, now))
      for (const { id, kind } of inForce)
        await rows.update(id, kind === 'timeOut' ? { endsAt: now } : { returnsAt: now })
    },
    /** Records a break of another time. */
    record: (row: NewBreak): Promise<Break> => insertBreak(world, row),
  }
}

const insertBreak = ({ ids, table }: World, row: NewBreak): Promise<Break> =>
  table(breakTable).insert({ ...row, id: `X${ids.next('break')}` })

const createFinder = ({ clock, table }: World) => {
  /** Returns the self-exclusion in force, or else the time-out that ends last. */
  function findInForce(memberId: number): Break | undefined {
    const own = table(breakTable).where({ memberId })
    if (own.length === 0) return undefined
    const inForce = own.filter((row) => isInForce(row, clock.now()))
    return inForce.find(isExclusion) ?? inForce.toSorted((one, other) => other.endsAt! - one.endsAt!)[0]
  }
  return {
    findInForce,
    findExclusion(memberId: number): Break | undefined {
      const found = findInForce(memberId)
      return found && isExclusion(found) ? found : undefined
    },
  }
}

type Finder = ReturnType<typeof createFinder>

function takenBreaks(world: World, { findInForce, findExclusion }: Finder, rulebook: RulebookService) {
  const { clock } = world

  async function startTimeOut(memberId: number, duration: number): Promise<void> {
    const startedAt = clock.now()
    const endsAt = startedAt + duration
    const current = findInForce(memberId)
    if (current && (isExclusion(current) || current.endsAt! > endsAt)) throw inBreak(current)
    if (current?.endsAt !== endsAt) await insertBreak(world, { memberId, kind: 'timeOut', startedAt, endsAt })
  }

  return {
    /** Begins a time-out of `duration` ms, which must be one of the rulebook. Throws a Refusal if a longer one holds. */
    async startTimeOut(memberId: number, duration: number): Promise<void> {
      assertOneOf(rulebook.valueOf('time.out.durations'), duration)
      await startTimeOut(memberId, duration)
    },
    /** Begins a time-out of a day. A longer one goes on. */
    async startPanicTimeOut(memberId: number): Promise<void> {
      if (!rulebook.valueOf('panic.button')) throw withoutPanicButton()
      const current = findInForce(memberId)
      if (!current || (!isExclusion(current) && current.endsAt! < clock.now() + DAY)) await startTimeOut(memberId, DAY)
    },
    /** Begins a self-exclusion, without an end if there is no duration. The caller ends the sessions of the member. */
    async exclude(memberId: number, duration: number | undefined): Promise<void> {
      if (duration !== undefined) assertOneOf(rulebook.valueOf('exclusion.durations'), duration)
      else if (!rulebook.valueOf('exclusion.indefinite')) throw invalidField('duration', 'is missing')
      const current = findExclusion(memberId)
      if (current) throw inBreak(current)
      const startedAt = clock.now()
      const end = duration === undefined ? {} : { endsAt: endOfExclusion(startedAt, duration) }
      await insertBreak(world, { memberId, kind: 'selfExclusion', startedAt, ...end })
    },
    /** Asks to return after a self-exclusion. The member can log in again when the delay of the rulebook has passed. */
    async requestReturn(memberId: number): Promise<void> {
      const row = findExclusion(memberId)
      if (!row) throw invalidField('username', 'is not excluded')
      if (row.returnsAt !== undefined) return
      const isTooEarly = rulebook.valueOf('exclusion.return.from') === 'end' && clock.now() < (row.endsAt ?? Infinity)
      if (isTooEarly) throw inBreak(row)
      const indefinite = row.endsAt === undefined ? rulebook.valueOf('exclusion.return.delay.indefinite') : null
      const returnsAt = clock.now() + (indefinite ?? rulebook.valueOf('exclusion.return.delay'))
      await world.table(breakTable).update(row.id, { returnsAt })
    },
  }
}

function breakGate(
  { clock, table }: World,
  { findInForce, findExclusion }: Finder,
  { system, members, offerChoices }: BreakDependencies,
) {
  const isEnforced = () => system.isOn('RESPGAME3')
  const assertNo = (found: Break | undefined) => {
    if (found && isEnforced()) throw inBreak(found)
  }

  return {
    findInForce,
    /** Throws a Refusal during a break: nothing can be staked, deposited or opened. */
    assertNone: (memberId: number): void => assertNo(findInForce(memberId)),
    /** Throws a Refusal for a member who is excluded. During a time-out members can log in, because they can withdraw. */
    assertMayLogIn: (memberId: number): void => assertNo(findExclusion(memberId)),
    /** Returns false during a break, and for who has opted out: no promotion, reward, mission or marketing message. Service messages still come. */
    receivesOffers: (memberId: number): boolean =>
      !isEnforced() || (findInForce(memberId) === undefined && offerChoices.receives(memberId)),
    isExcluded: (memberId: number): boolean => findExclusion(memberId) !== undefined,
    /** Throws a Refusal if an excluded member has the same mobile number, e-mail address or payee name. */
    assertNotExcluded(person: Person): void {
      if (!isEnforced()) return
      for (const row of table(breakTable).dump()) {
        if (!isExclusion(row) || !isInForce(row, clock.now())) continue
        const field = findSharedField(person, members.get(row.memberId))
        if (field) throw inBreak(row, field)
      }
    },
  }
}

/** Six months are six calendar months, which no number of days is. */
const endOfExclusion = (start: number, duration: number) =>
  Math.max(start + duration, monthsAfter(start, Math.floor(duration / ms.month)))

const isExclusion = ({ kind }: Break) => kind === 'selfExclusion'

/** The names of the fields in a request. */
const PERSON_FIELDS = { phone: 'mobileNum', email: 'email', payeeName: 'payeeName' } as const
type Person = { [Name in keyof typeof PERSON_FIELDS]?: string | undefined }

/** A name in other letters, or with other spaces, is the same name. */
const toComparable = (text: string) => fold(text).split(/\s+/).filter(Boolean).join(' ')

function findSharedField(person: Person, member: Member | undefined) {
  const keys = Object.keys(PERSON_FIELDS) as (keyof typeof PERSON_FIELDS)[]
  const shared = keys.find((key) => person[key] && toComparable(person[key]) === toComparable(member?.[key] ?? ''))
  return shared && PERSON_FIELDS[shared]
}

function assertOneOf(durations: readonly number[], duration: number) {
  if (!durations.includes(duration)) throw invalidField('duration', 'is not a duration of the rulebook')
}

const withoutPanicButton = () =>
  new Refusal(403, 'function.not.available', 'Refused: the rulebook has no panic button', {
    reason: 'the rulebook has no panic button',
    data: { ruleId: 'panic.button' },
  })

function inBreak(found: Break, field?: string): Refusal {
  const { endsAt, returnsAt } = found
  const end = { ...(endsAt !== undefined && { until: endsAt }), ...(returnsAt !== undefined && { returnsAt }) }
  if (!isExclusion(found)) {
    const value = { reason: 'a time-out holds', data: { ruleId: 'time.out.durations', ...end } }
    return new Refusal(400, 'account.time.out', 'Refused: a time-out holds', value)
  }
  const value = { ...(field && { field }), reason: 'is excluded', data: { ruleId: 'exclusion.durations', ...end } }
  return new Refusal(400, 'account.self.excluded', 'Refused: the member is excluded', value)
}
