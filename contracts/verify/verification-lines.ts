import { operations } from '../declared.ts'
import { PENDING_NOTE } from './verification-report.ts'
import type { BrokenInteraction, Tally, Verification } from './verification.ts'

/** Returns 1 if something that counts has failed, else 0. Pending interactions count only if `isDesignedCounted`. */
export function exitCodeOf({ known, designed, failedStates }: Verification, isDesignedCounted: boolean): 0 | 1 {
  const failures = known.broken.length + failedStates.length + (isDesignedCounted ? designed.broken.length : 0)
  return failures > 0 ? 1 : 0
}

/** Renders a verification for the console: what counts, apart from what is pending. */
export function toLines(verification: Verification, isDesignedCounted: boolean): string[] {
  const { known, designed, skipped, failedStates, notes } = verification
  // A note explains what does not hold.
  const hasProblem = [known.broken, designed.broken, skipped, failedStates].some((list) => list.length > 0)
  return [
    ...tallyLines('known', known),
    ...(isDesignedCounted ? tallyLines('designed', designed) : pendingLines(designed)),
    ...(skipped.length > 0 ? [`${skipped.length} interactions are skipped: their states cannot be set up`] : []),
    ...failedStates.map((state) => `! a state could not be set up: ${state}`),
    ...(hasProblem ? notes : []).map((note) => `! ${note}`),
  ]
}

const tallyLines = (kind: string, { tried, broken }: Tally) => [
  ...broken.flatMap((one) => interactionLines('✗', one)),
  `${tried - broken.length} of ${tried} ${kind} interactions hold`,
]

function pendingLines({ tried, broken }: Tally): string[] {
  if (tried === 0) return []
  return [
    ...broken.flatMap((one) => interactionLines('(pending) differs:', one)),
    `${tried} pending interactions do not count, ${broken.length} of them differ. ${PENDING_NOTE}`,
  ]
}

const routes = new Map<string, string>(operations.map(({ id, method, path }) => [id, ` (${method} ${path})`]))

const interactionLines = (mark: string, { interaction, reasons }: BrokenInteraction) => [
  `${mark} ${interaction}${routes.get(interaction.split(' ')[0]!) ?? ''}`,
  ...reasons.map((reason) => `    ${reason}`),
]
