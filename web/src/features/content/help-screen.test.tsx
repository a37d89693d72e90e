import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const helpCenter = success([
  { title: 'One', content: '<p>first <em>answer</em></p>' },
  { title: 'Two', content: '<p>second <b>reply</b><img src="x" onerror="alert(1)"><script>alert(2)</script></p>' },
  { title: 'Three', content: '<p>third <i>word</i></p>' },
])
const openHelp = (at = '/m/help') => renderScreen(at, { answers: { listHelpTopics: helpCenter } })
const selectedTab = async () => (await screen.findByRole('tab', { selected: true })).textContent

test('the help address shows the topics of the site [A-2-10]', async () => {
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
  expect(await selectedTab()).toBe(topic)
})

test.each(['VI', 'EN'] as const)(
  'in %s the topics are those of the response for that language [A-7-21]',
  async (language) => {
    const { calls } = await renderScreen('/m/help', { language, answers: { listHelpTopics: helpCenter } })
    const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent)
    expect(names).toEqual(['One', 'Two', 'Three'])
    const [request] = calls('listHelpTopics')
    expect([request?.method, request?.path, request?.query.get('lang')]).toEqual([
      'GET',
      '/wps/system/helpCenter',
      language,
    ])
  },
)

test('the selected topic shows its sanitized text [A-2-109]', async () => {
  const { user, address } = await openHelp()
  expect((await screen.findByText('answer')).tagName).toBe('EM')
  await user.click(screen.getByRole('tab', { name: 'Two' }))
  expect((await screen.findByText('reply')).tagName).toBe('B')
  expect(screen.queryByText('answer')).toBeNull()
  expect(document.querySelector('main script, main [onerror]')).toBeNull()
  expect(address()).toBe('/m/help?i=1')
})

test('the help page links to customer service', async () => {
  const { user, address } = await openHelp()
  await user.click(await screen.findByRole('link', { name: /^Liên hệ hỗ trợ/ }))
  expect(address()).toBe('/m/message')
})

test('help without topics says so and still links to customer service', async () => {
  await renderScreen('/m/help', { answers: { listHelpTopics: success([]) } })
  expect(await screen.findByText(t('content:noTopics'))).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Liên hệ hỗ trợ/ })).toBeTruthy()
})

test('a failed request of the help can be retried', async () => {
  const { user, world } = await renderScreen('/m/help', {
    faults: [{ operation: 'listHelpTopics', status: 500, code: 'system.error' }],
  })
  expect(await screen.findByText(t('problems:system.error'))).toBeTruthy()
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  expect(await selectedTab()).toBe('Bắt đầu')
})

test.each(['VI', 'EN'] as const)('in %s the help is requested in that language [A-7-21]', async (language) => {
  const { calls } = await renderScreen('/m/help', { language, answers: { listHelpTopics: helpCenter } })
  const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent)
  expect(names).toEqual(['One', 'Two', 'Three'])
  const [{ method, path, query }] = calls('listHelpTopics') as [ReturnType<typeof calls>[number]]
  expect([method, path, query.get('lang')]).toEqual(['GET', '/wps/system/helpCenter', language])
})
