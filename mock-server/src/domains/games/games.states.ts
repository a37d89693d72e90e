import * as v from 'valibot'
import { catalogue } from '../../catalogue/catalogue.ts'
import { state } from '../../kernel/provider-state.ts'
import { badField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { GameMarksService } from './game-marks.service.ts'

const nodeId = v.number()
const marked = v.object({ account: v.string(), nodeId })

/** The catalogue is the same in all worlds: a state about a game can only be found true. */
function isUnderMaintenance(number: number) {
  const game = catalogue().byNodeId.get(number)
  if (!game) throw badField('params.nodeId', 'is not a game of the catalogue')
  return game.isUnderMaintenance
}

type Needs = { members: MembersService; marks: GameMarksService }

export const gamesStates = (_world: World, { members, marks }: Needs) => {
  const idOf = (account: string) => members.named(account, 'params.account').id
  return {
    'a game is offered': state(v.object({ nodeId }), ({ nodeId }) => {
      if (isUnderMaintenance(nodeId)) throw badField('params.nodeId', 'is a game under maintenance')
    }),
    'a game is under maintenance': state(v.object({ nodeId }), ({ nodeId }) => {
      if (!isUnderMaintenance(nodeId)) throw badField('params.nodeId', 'is a game that is not under maintenance')
    }),
    'a member has a favourite': state(marked, ({ account, nodeId }) => marks.addFavourite(idOf(account), nodeId)),
    'a member has played a game': state(marked, ({ account, nodeId }) => marks.addRecent(idOf(account), nodeId)),
  }
}
