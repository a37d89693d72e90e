import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { hurry, showPage, mockMatchMedia } from '../../shared/testing.tsx'
import { openedAt } from '../../testing.ts'
import { openChat } from './open-chat.tsx'

/** The live chat in front of somebody who has never used it. */
async function setup() {
  mockMatchMedia()
  const house = await openedAt('/wps/relay/CBS_launchChat', 'demo02')
  const pass = hurry()
  const page = await showPage(openChat, house.frame)
  await pass(10)
  const write = async (text: string) => {
    const field = page.getByLabelText('Write to the robot')
    await page.act(() => void fireEvent.input(field, { target: { value: text } }))
    await page.act(() => void fireEvent.submit(field))
    await pass(10)
  }
  const said = () => [...document.querySelectorAll('[data-by] p')].map(({ textContent }) => textContent)
  return { ...page, ...house, pass, write, said }
}

test('the chat says first of all that a robot answers, and the robot greets', async () => {
  const { getByText, said } = await setup()

  expect(getByText(/There is no person here/)).toBeTruthy()
  expect(said()).toEqual([expect.stringContaining('robot')])
})

test('what is written appears once, and its answer a moment later', async () => {
  const { write, said, pass, control, getByText, queryByText } = await setup()
  await write('How do I deposit?')
  expect(said()).toHaveLength(2)
  expect(getByText('The robot is answering…')).toBeTruthy()

  await control('POST', '/clock/advance', { duration: '2s' })
  await pass(2000)

  expect(said().at(-1)).toContain('Open Deposit')
  expect(queryByText('The robot is answering…')).toBeNull()
})

test('a line that nobody answered is sent again as the same line', async () => {
  const { write, said, pass, server, sent, getByRole, act } = await setup()
  server.instead = (path) => (path.endsWith('/say') ? new Response('', { status: 502 }) : undefined)
  await write('hello')
  await pass(15_000)
  server.instead = undefined
  await act(() => void fireEvent.click(getByRole('button', { name: 'Ask again' })))
  await pass(100)

  const keys = sent.filter(({ path }) => path.endsWith('/say')).map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
  expect(said().filter((text) => text === 'hello')).toHaveLength(1)
})
