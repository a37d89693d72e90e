import { expect, test } from 'vitest'
import { setup as site } from '../../adapters/testing.ts'
import { DAY } from '../../kernel/world/local-day.ts'

const [IMAGES, BOTH, REMARKS] = [1007, 1010, 1013]
const MAX_PICTURE = 5_242_880
const PATH = '/wps/relay/MCSFE_signUpRequestReward'
const SIGNATURES: Record<string, string> = { png: '89504e470d0a1a0a', jpg: 'ffd8ff', jpeg: 'ffd8ff' }
function picture(bytes: number, type = 'png') {
  const buffer = Buffer.alloc(bytes)
  buffer.write(SIGNATURES[type] ?? '', 'hex')
  return `data:image/${type};base64,${buffer.toString('base64')}`
}

async function setup() {
  const { call, signIn, mock } = site()
  const token = await signIn('many01')
  const { world, services } = await mock.worlds.open('default')
  const request = async (body: object) => {
    const { status, json } = await call('POST', PATH, { token, body: { remarks: '', pictures: [], ...body } })
    return [status, json.errorCode, json.value?.field]
  }
  const isDone = (promotionId: number) => services.applications.hasApplied(1004, promotionId)
  return { world, services, request, isDone }
}
const done = [200, undefined, undefined]
const refused = (field: string) => [400, 'request_param_err', field]

test('a reward is requested with a promotion, remarks and pictures', async () => {
  const { request, isDone } = await setup()

  expect(await request({ promotionId: BOTH, remarks: 'Xin chào', pictures: [picture(9)] })).toEqual(done)
  expect(isDone(BOTH)).toBe(true)
  expect(await request({ promotionId: BOTH, remarks: 'Xin chào', pictures: [picture(9)] })).toEqual([
    400,
    'reward.claimed',
    'promotionId',
  ])
})

test('remarks have at most 140 characters', async () => {
  const { request } = await setup()

  expect(await request({ promotionId: REMARKS, remarks: 'ễ'.repeat(141) })).toEqual(refused('remarks'))
  expect(await request({ promotionId: REMARKS, remarks: 'ễ'.repeat(140) })).toEqual(done)
})

test('remarks are required if the promotion says so', async () => {
  const { request, isDone } = await setup()

  expect(await request({ promotionId: REMARKS, remarks: '  ' })).toEqual(refused('remarks'))
  expect(isDone(REMARKS)).toBe(false)
})

test('pictures are required if the promotion says so', async () => {
  const { request, isDone } = await setup()

  expect(await request({ promotionId: IMAGES })).toEqual(refused('pictures'))
  expect(isDone(IMAGES)).toBe(false)
})

test('a picture has at most 5,242,880 bytes, and three of that size are accepted', async () => {
  const { request } = await setup()
  const largest = picture(MAX_PICTURE, 'jpeg')

  expect(await request({ promotionId: IMAGES, pictures: [largest, picture(MAX_PICTURE + 1)] })).toEqual(
    refused('pictures.1'),
  )
  expect(await request({ promotionId: IMAGES, pictures: [largest, largest, largest] })).toEqual(done)
})

test('a request has at most three pictures', async () => {
  const { request } = await setup()

  expect(await request({ promotionId: IMAGES, pictures: Array(4).fill(picture(9)) })).toEqual(refused('pictures'))
})

test.each(['gif', 'svg+xml', 'webp'])('a picture of type %s is refused', async (type) => {
  const { request } = await setup()

  expect(await request({ promotionId: IMAGES, pictures: [picture(9, type)] })).toEqual(refused('pictures.0'))
})

test('a picture is judged by its bytes, whatever its URL says', async () => {
  const { request } = await setup()

  expect(await request({ promotionId: IMAGES, pictures: [picture(9, 'jpg').replace('jpg', 'png')] })).toEqual(done)
})

test.each([
  'https://example.com/a.png',
  'data:image/png;base64,',
  'data:image/png;base64,%%%%',
  'data:image/png;base64,abc',
  'data:image/png;base64,aGVsbG8=',
])('%s is refused as a picture', async (url) => {
  const { request } = await setup()

  expect(await request({ promotionId: IMAGES, pictures: [url] })).toEqual(refused('pictures.0'))
})

test('a promotion that has ended gives no reward', async () => {
  const { world, services } = await setup()
  world.clock.advance(19 * DAY)
  const request = { promotionId: IMAGES, remarks: '', pictures: [picture(9)] }

  await expect(services.applications.request(services.members.getByAccount('many01'), request)).rejects.toMatchObject({
    value: { field: 'promotionId' },
  })
})
