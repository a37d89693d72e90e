import type { Gateway, RewardRequest } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, DAY, NOW } from '../consumer/examples.ts'
import { answersAsConfigured } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, eachLike, equal, identifier, integer, listWith, oneOf, someText } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const joined: ProviderState = ['a member has joined a promotion', { account: ACCOUNT, promotionId: 1001 }]
const request: RewardRequest = {
  promotionId: 1010,
  remarks: 'Đã cài ứng dụng',
  pictures: ['data:image/png;base64,iVBORw0KGgo='],
}

const listSignUpPromotions = operation('listSignUpPromotions', {
  call: (gateway) => gateway.rewards.listSignUpPromotions(),
  given: [joined],
})
const joining = (promotionId: number) => ({
  body: { promotionId },
  call: (gateway: Gateway) => gateway.rewards.joinSignUpPromotion(promotionId),
})
const joinSignUpPromotion = operation('joinSignUpPromotion', joining(1001))
const asking = (body: RewardRequest) => ({ body, call: (gateway: Gateway) => gateway.rewards.request(body) })
const createRewardRequest = operation('createRewardRequest', asking(request))
const listExtraRewardClaims = operation('listExtraRewardClaims', {
  call: (gateway) => gateway.rewards.listExtraClaims(),
})
const commands = [joinSignUpPromotion, createRewardRequest]
const all = [listSignUpPromotions, ...commands, listExtraRewardClaims]

test('listSignUpPromotions', () =>
  listSignUpPromotions.answers({
    reply: listWith({
      promotionId: equal(1001),
      title: someText('Thưởng chào mừng'),
      category: identifier('new_player'),
      hasJoined: equal('Y'),
    }),
  }))

test('listSignUpPromotions that the member has not joined', () =>
  listSignUpPromotions.answers({
    about: 'not joined',
    given: [],
    reply: eachLike({ promotionId: integer(1001), hasJoined: equal('N') }),
  }))

test('listSignUpPromotions in every row', () =>
  listSignUpPromotions.answers({
    about: 'in every row',
    reply: eachLike({
      promotionId: integer(1001),
      title: someText('Thưởng chào mừng'),
      category: identifier('new_player'),
      hasJoined: oneOf('Y', 'N'),
    }),
  }))

test('joinSignUpPromotion', () => joinSignUpPromotion.answers({ returns: undefined }))

test('createRewardRequest', () => createRewardRequest.answers({ returns: undefined }))

test('listExtraRewardClaims', () =>
  listExtraRewardClaims.answers({
    reply: { claims: eachLike({ claimId: integer(1007), promotionId: integer(1007) }) },
    returns: ({ claims }: { claims: unknown }) => claims,
  }))

test('joinSignUpPromotion 400 reward.claimed', () =>
  joinSignUpPromotion.refuses(400, 'reward.claimed', {
    given: [joined],
    value: { field: 'promotionId', reason: anyText('was applied for already') },
  }))

test('joinSignUpPromotion 400 user_record_not_exists', () =>
  joinSignUpPromotion.refuses(400, 'user_record_not_exists', {
    ...joining(4242),
    value: { field: 'promotionId', reason: anyText('is not a promotion that runs') },
  }))

test('joinSignUpPromotion 400 request_param_err', () =>
  joinSignUpPromotion.refuses(400, 'request_param_err', {
    ...joining('x' as unknown as number),
    value: { field: 'promotionId', reason: anyText('must be integer') },
  }))

test('createRewardRequest 400 reward.claimed', () =>
  createRewardRequest.refuses(400, 'reward.claimed', {
    ...asking({ promotionId: 1001 }),
    given: [joined],
    value: { field: 'promotionId', reason: anyText('was applied for already') },
  }))

test('createRewardRequest 400 request_param_err, a required remark being empty', () =>
  createRewardRequest.refuses(400, 'request_param_err', {
    ...asking({ ...request, remarks: '' }),
    value: { field: 'remarks', reason: anyText('is missing') },
  }))

test('createRewardRequest 403 function.not.available during a time-out', () =>
  createRewardRequest.refuses(403, 'function.not.available', {
    given: [['a member has taken a time-out', { account: ACCOUNT, startedAt: NOW, endsAt: NOW + DAY }]],
    value: { reason: anyText('there are no rewards during a break') },
  }))

test.each(commands)('$id 400 permission.denied, the account being a trial', (one) =>
  one.refuses(400, 'permission.denied', { account: 'notype01', given: [] }),
)

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test.each([listSignUpPromotions, listExtraRewardClaims])('$id as configured', answersAsConfigured)
