import { type Break, GatewayError } from '@longan/sdk'
import { problemCode } from '#api/problems.ts'
import { foreignZone, formatDayTime } from '#lib/time/dates.ts'

/** What a member needs to know about a break. Times in ms; a self-exclusion without `until` has no end. */
export type BreakFacts = { kind: Break['kind']; until?: number | undefined; returnsAt?: number | undefined }

const kinds = new Map<string, Break['kind']>([
  ['account.time.out', 'timeOut'],
  ['account.self.excluded', 'selfExclusion'],
])

/** Returns the break because of which the gateway has refused a call; undefined for other errors. */
export function findBreak(error: unknown): BreakFacts | undefined {
  const kind = kinds.get(problemCode(error))
  if (!kind || !(error instanceof GatewayError)) return undefined
  const { until, returnsAt } = (error.value?.data ?? {}) as Partial<BreakFacts>
  return { kind, until, returnsAt }
}

export const toBreakFacts = ({ kind, endTime, returnTime }: Break): BreakFacts => ({
  kind,
  until: endTime,
  returnsAt: returnTime,
})

/** Formats a moment in the site's time, with the name of the zone for a device in another one. */
export const formatMoment = (time: number) => [formatDayTime(time), foreignZone()].filter(Boolean).join(' ')
