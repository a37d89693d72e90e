import type { Gateway } from '@longan/sdk'
import { ACCOUNT, GAME, withMoney } from '../consumer/examples.ts'
import { withStatementDue } from '../consumer/limit-refusals.ts'
import { expectEqual } from './run/check.ts'
import { providerTime, type Scenario, type ScenarioContext, timeReads } from './run/scenario.ts'

const [HOUR, HALF_HOUR] = [3_600_000, 1_800_000] as const
const PLAYED = 'a member has played' as const

const readCheck = async (gateway: Gateway) => (await gateway.responsibleGaming.getPlaySession()).realityCheck

/** Lets an hour of play have passed by the provider's clock. */
async function letPlay({ gateway, provide }: ScenarioContext) {
  const now = await providerTime(gateway)
  await provide(PLAYED, { account: ACCOUNT, startedAt: now - HOUR, endsAt: now })
}

export const playSessionScenarios: Scenario[] = [
  {
    title: 'reality checks begin and end as the member chooses',
    operations: ['setRealityCheck', 'getPlaySession'],
    async run({ gateway }) {
      await gateway.responsibleGaming.setRealityCheck({ interval: HALF_HOUR })
      const chosen = { interval: HALF_HOUR, pending: false, remaining: HALF_HOUR }
      expectEqual('reality check after one was chosen (getPlaySession)', {
        got: await readCheck(gateway),
        expected: chosen,
      })
      await gateway.responsibleGaming.setRealityCheck({ interval: 0 })
      expectEqual('reality check after none was chosen (getPlaySession)', {
        got: await readCheck(gateway),
        expected: { interval: 0, pending: false },
      })
    },
  },
  {
    title: 'a reality check is due after its interval of play, until it is answered',
    operations: ['answerRealityCheck', 'getPlaySession', 'setRealityCheck', ...timeReads],
    later: [PLAYED],
    async run(context) {
      const { gateway } = context
      await gateway.responsibleGaming.setRealityCheck({ interval: HALF_HOUR })
      await letPlay(context)
      expectEqual('whether a check is due after an hour (getPlaySession)', {
        got: (await readCheck(gateway)).pending,
        expected: true,
      })
      await gateway.responsibleGaming.answerRealityCheck({ answer: 'goOn' })
      expectEqual('reality check after the answer (getPlaySession)', {
        got: await readCheck(gateway),
        expected: { interval: HALF_HOUR, pending: false, remaining: HALF_HOUR },
      })
    },
  },
  {
    title: 'where a statement is to be confirmed, a game opens after the confirmation',
    operations: ['confirmStatement', 'getPlaySession', 'launchGame'],
    states: [withMoney, ['a game is offered', { nodeId: GAME.nodeId }], ...withStatementDue],
    async run({ gateway }) {
      const isDue = async () => (await gateway.responsibleGaming.getPlaySession()).statement !== undefined
      expectEqual('whether a statement is due (getPlaySession)', { got: await isDue(), expected: true })
      await gateway.responsibleGaming.confirmStatement()
      expectEqual('whether it is due after the confirmation (getPlaySession)', { got: await isDue(), expected: false })
      await gateway.games.launch({ nodeId: GAME.nodeId, gameType: GAME.gameType, vassalage: GAME.vassalage })
    },
  },
  {
    title: 'a game is open from its launch until it is left',
    operations: ['leaveGame', 'launchGame', 'getPlaySession'],
    states: [withMoney, ['a game is offered', { nodeId: GAME.nodeId }]],
    async run({ gateway }) {
      const openGames = async () => (await gateway.responsibleGaming.getPlaySession()).openGames
      await gateway.games.launch({ nodeId: GAME.nodeId, gameType: GAME.gameType, vassalage: GAME.vassalage })
      expectEqual('open games after a launch (getPlaySession)', { got: await openGames(), expected: 1 })
      await gateway.responsibleGaming.leaveGame({ nodeId: GAME.nodeId })
      expectEqual('open games after it was left (getPlaySession)', { got: await openGames(), expected: 0 })
    },
  },
]
