import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { fakeTime, renderPage, mockMatchMedia } from '../../shared/testing.tsx'
import { openPage } from '../../testing.ts'
import { openChat } from './open-chat.tsx'

async function setup(isTitleOutside = false) {
  mockMatchMedia()
  const gateway = await openPage('/wps/relay/CBS_launchChat', 'demo02')
  const advance = fakeTime()
  const page = await renderPage(openChat, { ...gateway.frame, isTitleOutside })
  await advance(10)
  const write = async (text: string) => {
    const field = page.getByLabelText('Message the robot')
    await page.act(() => void fireEvent.input(field, { target: { value: text } }))
    await page.act(() => void fireEvent.submit(field))
    await advance(10)
  }
  const texts = () => [...document.querySelectorAll('[data-by] p')].map(({ textContent }) => textContent)
  return { ...page, ...gateway, advance, write, texts }
}

test('the chat first says that a robot answers, and the robot greets', async () => {
  const { getByText, texts } = await setup()

  expect(getByText(/There are no human agents here/)).toBeTruthy()
  expect(texts()).toEqual([expect.stringContaining('robot')])
})

test('a written line appears once, and its answer a moment later', async () => {
  const { write, texts, advance, control, getByText, queryByText } = await setup()
  await write('How do I deposit?')
  expect(texts()).toHaveLength(2)
  expect(getByText('The robot is typing…')).toBeTruthy()

  await control('POST', '/clock/advance', { duration: '2s' })
  await advance(2000)

  expect(texts().at(-1)).toContain('Open Deposit')
  expect(queryByText('The robot is typing…')).toBeNull()
})

test('an unanswered line is sent again as the same line', async () => {
  const { write, texts, advance, server, sent, getByRole, act } = await setup()
  server.override = (path) => (path.endsWith('/say') ? new Response('', { status: 502 }) : undefined)
  await write('hello')
  await advance(15_000)
  server.override = undefined
  await act(async () => void fireEvent.click(getByRole('button', { name: 'Check again' })))
  await advance(100)

  const keys = sent.filter(({ path }) => path.endsWith('/say')).map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
  expect(texts().filter((text) => text === 'hello')).toHaveLength(1)
})

test('the page has a way back unless the bar of the site has one', async () => {
  vi.stubGlobal('parent', {})
  expect((await setup()).getByRole('button', { name: 'Back' })).toBeTruthy()
  expect((await setup(true)).queryByRole('button', { name: 'Back' })).toBeNull()
})
