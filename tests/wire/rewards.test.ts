import { expect, test } from 'vitest'
import { createMockClient, getRefusal } from './mock-client.ts'

const [IMAGES, BOTH, REMARKS, JOINED] = [1007, 1010, 1013, 1001]
const REQUEST = 'POST /wps/relay/MCSFE_signUpRequestReward'
const HEADS = { png: '89504e470d0a1a0a', jpeg: 'ffd8ff' }
function picture(type: 'png' | 'jpeg', bytes = 9) {
  const image = Buffer.alloc(bytes, 7)
  image.write(HEADS[type], 'hex')
  return `data:image/${type};base64,${image.toString('base64')}`
}

async function logIn() {
  const site = await createMockClient({ as: 'many01' })
  const { services } = await site.openWorld()
  const isDone = (promotionId: number) => services.applications.hasApplied(1004, promotionId)
  return { ...site, rewards: site.gateway.rewards, token: site.token!, isDone }
}

test('a reward is requested with pictures, a promotion and remarks [G-3-23]', async () => {
  const { rewards, sent, send, isDone } = await logIn()
  const wanted = { promotionId: BOTH, remarks: 'Ảnh ở trên', pictures: [picture('png'), picture('jpeg', 12)] }
  await rewards.request(wanted)

  expect(sent().body).toEqual(wanted)
  expect(isDone(BOTH)).toBe(true)
  expect(await send(REQUEST, { promotion: IMAGES, remarks: 'x', pictures: [picture('png')] })).toEqual([
    'request_param_err',
    'promotionId',
  ])
  expect(isDone(IMAGES)).toBe(false)
})

test('a reward is requested by POST, and only the response reports success [G-7-43]', async () => {
  const { rewards, sent, reply, token } = await logIn()
  const wanted = { promotionId: REMARKS, remarks: 'Tôi đã chia sẻ', pictures: [] }
  await rewards.request(wanted)
  expect(sent()).toEqual({ call: REQUEST, body: wanted, token })
  expect(reply()).toMatchObject({ success: true })

  expect(await getRefusal(rewards.request(wanted))).toEqual(['reward.claimed', 'promotionId'])
  expect(reply()).toMatchObject({ success: false, errorCode: 'reward.claimed' })
})

test('the gateway accepts remarks of 140 characters and refuses 141 [G-5-01]', async () => {
  const { rewards, isDone } = await logIn()
  const ask = (length: number) =>
    getRefusal(rewards.request({ promotionId: REMARKS, remarks: 'ễ'.repeat(length), pictures: [] }))

  expect(await ask(141)).toEqual(['request_param_err', 'remarks'])
  expect(isDone(REMARKS)).toBe(false)
  expect(await ask(140)).toBeUndefined()
  expect(isDone(REMARKS)).toBe(true)
})

test('a promotion with remarkRequired Y refuses a request without remarks, another accepts it [G-5-02]', async () => {
  const { rewards, gateway, isDone } = await logIn()
  const { promotion } = await gateway.content.listAnnouncements({ types: 'PR' })
  const required = [IMAGES, REMARKS].map((id) => promotion.find((one) => one.id === id)?.remarkRequired)
  expect(required).toEqual(['N', 'Y'])
  const ask = (promotionId: number) =>
    getRefusal(rewards.request({ promotionId, remarks: '  ', pictures: [picture('png')] }))

  expect(await ask(REMARKS)).toEqual(['request_param_err', 'remarks'])
  expect(await ask(IMAGES)).toBeUndefined()
  expect([isDone(REMARKS), isDone(IMAGES)]).toEqual([false, true])
})

test('a promotion with imageRequired Y refuses a request without an image, another accepts it [G-5-06]', async () => {
  const { rewards, gateway, isDone } = await logIn()
  const { promotion } = await gateway.content.listAnnouncements({ types: 'PR' })
  const required = [IMAGES, REMARKS].map((id) => promotion.find((one) => one.id === id)?.imageRequired)
  expect(required).toEqual(['Y', 'N'])
  const ask = (promotionId: number) => getRefusal(rewards.request({ promotionId, remarks: 'Đây', pictures: [] }))

  expect(await ask(IMAGES)).toEqual(['request_param_err', 'pictures'])
  expect(await ask(REMARKS)).toBeUndefined()
  expect([isDone(IMAGES), isDone(REMARKS)]).toEqual([false, true])
})

test('a promotion is joined by POST, and the gateway stores it [G-7-42]', async () => {
  const { rewards, sent, token, isDone } = await logIn()
  expect(isDone(JOINED)).toBe(false)
  await rewards.joinSignUpPromotion(JOINED)

  expect(sent()).toEqual({
    call: 'POST /wps/relay/MCSFE_signUpPromotionJoin',
    body: { promotionId: JOINED },
    token,
  })
  expect([isDone(JOINED), isDone(IMAGES)]).toEqual([true, false])
  expect(await getRefusal(rewards.joinSignUpPromotion(JOINED))).toEqual(['reward.claimed', 'promotionId'])
})
