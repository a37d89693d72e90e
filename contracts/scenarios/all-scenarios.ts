import { agentTransferScenarios } from './agent-transfers.ts'
import { bankCardScenarios } from './bank-cards.ts'
import { contractScenarios } from './contracts.ts'
import { depositScenarios } from './deposits.ts'
import { downlineScenarios } from './downlines.ts'
import { gameScenarios } from './games.ts'
import { lotteryScenarios } from './lottery.ts'
import { messageScenarios } from './messages.ts'
import { missionScenarios } from './missions.ts'
import { mobileScenarios } from './mobile.ts'
import { myDepositScenarios } from './my-deposits.ts'
import { passwordScenarios } from './passwords.ts'
import { pointScenarios } from './points.ts'
import { profileScenarios } from './profile.ts'
import { promotionScenarios } from './promotions.ts'
import { registrationScenarios } from './registration.ts'
import { rewardScenarios } from './rewards.ts'
import type { Scenario } from './run/scenario.ts'
import { sessionScenarios } from './sessions.ts'
import { ticketScenarios } from './tickets.ts'
import { walletScenarios } from './wallet.ts'
import { withdrawalScenarios } from './withdrawals.ts'

export const allScenarios: readonly Scenario[] = [
  ...sessionScenarios,
  ...registrationScenarios,
  ...passwordScenarios,
  ...mobileScenarios,
  ...profileScenarios,
  ...walletScenarios,
  ...depositScenarios,
  ...myDepositScenarios,
  ...bankCardScenarios,
  ...withdrawalScenarios,
  ...lotteryScenarios,
  ...gameScenarios,
  ...rewardScenarios,
  ...promotionScenarios,
  ...missionScenarios,
  ...pointScenarios,
  ...ticketScenarios,
  ...messageScenarios,
  ...agentTransferScenarios,
  ...downlineScenarios,
  ...contractScenarios,
]
