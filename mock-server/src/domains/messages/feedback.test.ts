import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const opinion = { type: 3 as const, content: 'The games are good.', sender: 'demo01' }
const picture = (bytes: number, begins = 'iVBORw0KGgo') =>
  `data:image/png;base64,${begins.padEnd(Math.ceil(bytes / 3) * 4, 'A')}`

async function setupFeedback() {
  const server = setup()
  const { services } = await server.mock.worlds.open('default')
  const { messages, session } = server.gatewayOf()
  return {
    ...server,
    send: messages.sendFeedback,
    getCaptcha: session.getCaptcha,
    count: () => services.feedback.count(),
  }
}

test('a guest can send feedback, with or without a picture', async () => {
  const { send, count, control } = await setupFeedback()
  await send(opinion)
  await control('POST', '/clock/advance', { duration: '2m' })
  await send({ ...opinion, file: picture(700_000) })

  expect(count()).toBe(2)
})

test('a second feedback within a minute needs a captcha, and a wrong answer is refused', async () => {
  const { send, getCaptcha, count } = await setupFeedback()
  await send(opinion)
  await expect(send(opinion)).rejects.toMatchObject({ code: 'captcha.required', value: { field: 'captcha' } })
  await getCaptcha()
  await expect(send({ ...opinion, captcha: 'wrong' })).rejects.toMatchObject({ code: 'captcha.incorrect' })

  expect(count()).toBe(1)
})

test('a file that is not a picture or too large is refused with its field', async () => {
  const { send, count } = await setupFeedback()

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

test('a field that the document does not describe is accepted and not stored', async () => {
  const { call, count } = await setupFeedback()

  const reply = await call('PUT', '/wps/feedback', { body: { ...opinion, id: 'mine', at: 'noon' } })

  expect(reply).toMatchObject({ status: 200, json: { success: true } })
  expect(count()).toBe(1)
})
