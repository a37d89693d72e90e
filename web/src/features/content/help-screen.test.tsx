import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { good } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'

const helpCenter = good([
  { title: 'One', content: '<p>first <em>answer</em></p>' },
  { title: 'Two', content: '<p>second <b>reply</b><img src="x" onerror="alert(1)"><script>alert(2)</script></p>' },
  { title: 'Three', content: '<p>third <i>word</i></p>' },
])
const openHelp = (at = '/m/help') => open(at, { answers: { helpCenter } })
const chosen = async () => (await screen.findByRole('tab', { selected: true })).textContent

test('at its address is the help of the site [A-2-10]', async () => {
  await openHelp()
  const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent)
  expect(names).toEqual(['One', 'Two', 'Three'])
})

test.each([
  ['/m/help', 'One'],
  ['/m/help?i=1', 'Two'],
  ['/m/help?i=7', 'One'],
  ['/m/help?i=-1', 'One'],
  ['/m/help?i=two', 'One'],
])('%s opens the topic "%s" [A-2-11]', async (at, topic) => {
  await openHelp(at)
  expect(await chosen()).toBe(topic)
})

test.each(['VI', 'EN'] as const)(
  'in %s the topics are those of the answer for that language [A-7-21]',
  async (language) => {
    const { calls } = await open('/m/help', { language, answers: { helpCenter } })
    const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent)
    expect(names).toEqual(['One', 'Two', 'Three'])
    const [asked] = calls('helpCenter')
    expect([asked?.method, asked?.path, asked?.query.get('lang')]).toEqual(['GET', '/wps/system/helpCenter', language])
  },
)

test('the tapped topic shows its text, made harmless [A-2-109]', async () => {
  const { user, address } = await openHelp()
  expect((await screen.findByText('answer')).tagName).toBe('EM')
  await user.click(screen.getByRole('tab', { name: 'Two' }))
  expect((await screen.findByText('reply')).tagName).toBe('B')
  expect(screen.queryByText('answer')).toBeNull()
  expect(document.querySelector('main script, main [onerror]')).toBeNull()
  expect(address()).toBe('/m/help?i=1')
})

test('whoever found no answer is led to those who can be asked', async () => {
  const { user, address } = await openHelp()
  await user.click(await screen.findByRole('link', { name: /^Nhắn cho bộ phận hỗ trợ/ }))
  expect(address()).toBe('/m/message')
})

test('help without topics says so, and still leads to those who can be asked', async () => {
  await open('/m/help', { answers: { helpCenter: good([]) } })
  expect(await screen.findByText('Chưa có bài trợ giúp nào')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Nhắn cho bộ phận hỗ trợ/ })).toBeTruthy()
})

test('help that does not come can be asked for again', async () => {
  const { user, world } = await open('/m/help', {
    faults: [{ operation: 'listHelpTopics', status: 500, code: 'system.error' }],
  })
  expect(await screen.findByText('Lỗi hệ thống, vui lòng thử lại')).toBeTruthy()
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await chosen()).toBe('Bắt đầu')
})

test.each(['VI', 'EN'] as const)('in %s the help is asked for in that language [A-7-21]', async (language) => {
  const { calls } = await open('/m/help', { language, answers: { helpCenter } })
  const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent)
  expect(names).toEqual(['One', 'Two', 'Three'])
  const [{ method, path, query }] = calls('helpCenter') as [ReturnType<typeof calls>[number]]
  expect([method, path, query.get('lang')]).toEqual(['GET', '/wps/system/helpCenter', language])
})
