import { accessMutants } from './access-mutants.ts'
import { agentMutants } from './agent-mutants.ts'
import { amountMutants } from './amount-mutants.ts'
import { cardMutants } from './card-mutants.ts'
import { behaviourMutants } from './behaviour-mutants.ts'
import { coreMutants } from './core-mutants.ts'
import { entryMutants } from './entry-mutants.ts'
import { deviceMutants } from './device-mutants.ts'
import { depositMutants } from './deposit-mutants.ts'
import { gameMutants } from './game-mutants.ts'
import { memberMutants } from './member-mutants.ts'
import { messageMutants } from './message-mutants.ts'
import type { Mutant } from './mutant.ts'
import { ownScreenMutants } from './own-screen-mutants.ts'
import { simulatorMutants } from './simulator-mutants.ts'
import { profileMutants } from './profile-mutants.ts'
import { promotionMutants } from './promotion-mutants.ts'
import { rewardMutants } from './reward-mutants.ts'
import { screenMutants } from './screen-mutants.ts'
import { siteMutants } from './site-mutants.ts'
import { withdrawMutants } from './withdraw-mutants.ts'

/** One changed line per row: the row's own test must fail. A new test adds the line that it covers. */
export const mutants: Mutant[] = [
  ...screenMutants,
  ...ownScreenMutants,
  ...coreMutants,
  ...accessMutants,
  ...entryMutants,
  ...siteMutants,
  ...memberMutants,
  ...depositMutants,
  ...profileMutants,
  ...rewardMutants,
  ...promotionMutants,
  ...messageMutants,
  ...deviceMutants,
  ...agentMutants,
  ...gameMutants,
  ...simulatorMutants,
  ...cardMutants,
  ...withdrawMutants,
  ...amountMutants,
  ...Object.values(behaviourMutants).flat(),
]
