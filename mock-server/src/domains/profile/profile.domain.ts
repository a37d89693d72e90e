import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import { profileHandlers } from './profile.handlers.ts'
import {
  answersTable,
  authenticatorTable,
  choiceTable,
  profileService,
  type ProfileService,
} from './profile.service.ts'
import * as v from 'valibot'
import { defineProviderState } from '../../kernel/world/provider-state.ts'

const account = v.string()
type Dependencies = { members: MembersService; profile: ProfileService }

const profileStates = (_world: World, { members, profile }: Dependencies) => {
  const idOf = (name: string) => members.getByAccount(name, 'params.account').id
  return {
    'a member has a picture': defineProviderState(v.object({ account, icon: v.string() }), (params) =>
      profile.setIcon(idOf(params.account), params.icon),
    ),
    'a member has answered a question': defineProviderState(v.object({ account, questionId: v.number() }), (params) =>
      profile.setAnswers(idOf(params.account), [{ questionId: params.questionId, answer: 'Phở' }]),
    ),
    'a member is shown a secret': defineProviderState(v.object({ account, secretKey: v.string() }), (params) =>
      profile.putSecret(idOf(params.account), params.secretKey),
    ),
  }
}

export const profile = defineDomain({
  name: 'profile',
  tables: [choiceTable, answersTable, authenticatorTable],
  services: {
    profile: profileService,
  },
  handlers: profileHandlers,
  states: profileStates,
})
