import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const draft = { recipients: ['SERVICE'], subject: 'My deposit', content: 'When does it arrive?' }

test('a sent letter stays in the outbox until it is deleted, and a robot answers it after a minute', async () => {
  const { gatewayOf, signIn, control } = setup()
  const { messages } = gatewayOf(await signIn('demo02'))
  expect(await messages.listRecipients()).toEqual([{ recipient: 'SERVICE', name: 'Customer service' }])
  await messages.send(draft)
  const { items: list } = await messages.listSent()
  expect(list).toMatchObject([{ subject: 'My deposit', sender: 'demo02', recipients: ['SERVICE'], isRead: 'Y' }])
  expect(await messages.getInboxUnread()).toBe(0)

  await control('POST', '/clock/advance', { duration: '1m' })

  expect((await messages.listInbox()).items).toMatchObject([{ title: 'Re: My deposit', isRead: 'N' }])
  await messages.deleteSent([list[0]!.messageId])
  expect((await messages.listSent()).total).toBe(0)
})

test('a letter can be sent only to listed recipients', async () => {
  const { gatewayOf, signIn, state } = setup()
  const { messages } = gatewayOf(await signIn('demo02'))
  const before = await state()

  await expect(messages.send({ ...draft, recipients: ['SERVICE', 'demo01'] })).rejects.toMatchObject({
    code: 'request_param_err',
    value: { field: 'recipients.1' },
  })
  expect(await state()).toBe(before)
})

test('a trial account has no recipients and no chat', async () => {
  const { gatewayOf } = setup()
  const { token } = await gatewayOf().session.createTrial()
  const { messages } = gatewayOf(token)

  expect(await messages.listRecipients()).toEqual([])
  expect(await messages.getChatPermission()).toMatchObject({ chatAllowed: 'N' })
  for (const refused of [messages.send(draft), messages.launchChat(), messages.getImUrl()])
    await expect(refused).rejects.toMatchObject({ status: 400, code: 'permission.denied' })
})

test('the site has a list of chat models and the script of an external chat', async () => {
  const { gatewayOf, signIn } = setup()
  const { messages } = gatewayOf(await signIn('demo02'))

  const models = await messages.listChatModels()
  expect(models.map(({ modelCode, enabled }) => [modelCode, enabled])).toEqual([
    ['B2C', 'Y'],
    ['C2C', 'N'],
  ])
  expect(await gatewayOf().messages.getServiceScript()).toContain('https://support.site.example/chat')
})
