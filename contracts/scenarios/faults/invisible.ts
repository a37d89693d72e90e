import type { FaultOutcome } from './try-faults.ts'

/** Faults that make a difference inside the gateway which no member can see. */
export const invisible: Record<string, string> = {
  'carried out twice: createTrialUser': 'a second trial belongs to no member',
  'carried out twice: createTrialUserByGet': 'a second trial belongs to no member',
  'carried out twice: loginFreePlay': 'a second trial belongs to no member',
  'carried out twice: uploadDepositSlip': 'the second slip replaces the first, and the deposit is credited once',
}

export const faultNameOf = ({ fault, operation }: FaultOutcome) => `${fault}: ${operation}`
