import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const opinion = { type: 3 as const, content: 'The games are good.', sender: 'demo01' }
const picture = (bytes: number, begins = 'iVBORw0KGgo') =>
  `data:image/png;base64,${begins.padEnd(Math.ceil(bytes / 3) * 4, 'A')}`

/** A site that anybody may write to, and how many opinions it has. */
async function feedback() {
  const site = setup()
  const { services } = await site.mock.worlds.open('default')
  const { messages, session } = site.gatewayOf()
  return {
    ...site,
    send: messages.sendFeedback,
    getCaptcha: session.getCaptcha,
    count: () => services.feedback.count(),
  }
}

test('a guest tells what they think, with a picture if they like', async () => {
  const { send, count, control } = await feedback()
  await send(opinion)
  await control('POST', '/clock/advance', { duration: '2m' })
  await send({ ...opinion, file: picture(700_000) })

  expect(count()).toBe(2)
})

test('soon after another opinion it takes a captcha, and a wrong answer is refused', async () => {
  const { send, getCaptcha, count } = await feedback()
  await send(opinion)
  await expect(send(opinion)).rejects.toMatchObject({ code: 'captcha.required', value: { field: 'captcha' } })
  await getCaptcha()
  await expect(send({ ...opinion, captcha: 'wrong' })).rejects.toMatchObject({ code: 'captcha.incorrect' })

  expect(count()).toBe(1)
})

test('what is no picture, or too large a one, is refused by name', async () => {
  const { send, count } = await feedback()

  for (const file of [
    'data:text/html;base64,AAAA',
    'https://pictures.example/1.png',
    picture(716_803),
    picture(300, 'R0lG'),
  ])
    await expect(send({ ...opinion, file })).rejects.toMatchObject({
      code: 'request_param_err',
      value: { field: 'file' },
    })
  expect(count()).toBe(0)
})
