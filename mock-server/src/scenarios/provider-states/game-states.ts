import * as v from 'valibot'
import { catalogue } from '../../catalogue/catalogue.ts'
import { badField } from '../../kernel/refusal.ts'
import { memberNamed, state } from './provider-state.ts'

const account = v.string()
const nodeId = v.number()

/** The catalogue is the same in all worlds: a state about a game can only be found true. */
function gameNumbered(number: number) {
  const game = catalogue().byNodeId.get(number)
  if (!game) throw badField('params.nodeId', 'is not a game of the catalogue')
  return game
}

export const gameStates = {
  'a game is offered': state(v.object({ nodeId }), (_site, { nodeId }) => {
    if (gameNumbered(nodeId).isUnderMaintenance) throw badField('params.nodeId', 'is a game under maintenance')
  }),
  'a game is under maintenance': state(v.object({ nodeId }), (_site, { nodeId }) => {
    if (!gameNumbered(nodeId).isUnderMaintenance)
      throw badField('params.nodeId', 'is a game that is not under maintenance')
  }),
  'a member has a favourite': state(v.object({ account, nodeId }), (site, { account, nodeId }) =>
    site.services.marks.addFavourite(memberNamed(site, account).id, nodeId),
  ),
  'a member has played a game': state(v.object({ account, nodeId }), (site, { account, nodeId }) =>
    site.services.marks.addRecent(memberNamed(site, account).id, nodeId),
  ),
  'a member has a settled bet': state(v.object({ account, nodeId }), async (site, { account, nodeId }) => {
    const { gameType, vassalage, gameCode, names } = gameNumbered(nodeId)
    const { id: memberId } = memberNamed(site, account)
    const game = { gameType, vassalage, gameCode, gameName: names.vi, nodeId }
    const { id } = await site.services.wagers.place({ ...game, memberId, stake: 1050 })
    await site.services.wagers.settle(id, 2575)
  }),
}
