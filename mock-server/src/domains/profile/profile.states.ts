import * as v from 'valibot'
import { state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { ProfileService } from './profile.service.ts'

const account = v.string()
type Needs = { members: MembersService; profile: ProfileService }

export const profileStates = (_world: World, { members, profile }: Needs) => {
  const idOf = (name: string) => members.named(name, 'params.account').id
  return {
    'a member has a picture': state(v.object({ account, icon: v.string() }), (params) =>
      profile.setIcon(idOf(params.account), params.icon),
    ),
    'a member has answered a question': state(v.object({ account, questionId: v.number() }), (params) =>
      profile.setAnswers(idOf(params.account), [{ questionId: params.questionId, answer: 'Phở' }]),
    ),
    'a member is shown a secret': state(v.object({ account, secretKey: v.string() }), (params) =>
      profile.putSecret(idOf(params.account), params.secretKey),
    ),
  }
}
