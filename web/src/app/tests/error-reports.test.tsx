import { act, screen, waitFor } from '@testing-library/react'
import { GatewayError } from '@longan/sdk'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reportError, setErrorReporter } from '#api/report-error.ts'
import { session } from '#api/member/session.ts'
import { connectMock } from '#features/demo/connect-mock.ts'
import { configureSite, renderScreen } from '#testing/render-screen.tsx'
import { prepareScreen } from '../routes/prepare-screen.ts'
import { startApp } from '../start.tsx'
import { t } from '#testing/text.ts'

const ADDRESS = 'https://reports.example/crashes'

/** Starts the app as demo01; error reports go to the mock, as in the demo. */
async function start() {
  const view = await renderScreen(<p />, { as: 'demo01' })
  connectMock(view.fetch)
  await prepareScreen()
  const stop = await act(async () => startApp(document.body.appendChild(document.createElement('div'))))
  onTestFinished(async () => {
    setErrorReporter()
    await act(stop)
  })
  const crashes = () => view.world.journal.list({ text: 'crash' })
  const nextCrash = () => waitFor(() => expect(crashes()).not.toEqual([])).then(() => crashes()[0]!)
  return { ...view, crashes, nextCrash }
}

const thrown = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }))
const rejected = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

test.each([
  ['an error that no code catches', thrown],
  ['a promise whose rejection no code handles', rejected],
])('%s is written to the journal, with page and position', async (_name, crash) => {
  const { nextCrash } = await start()

  crash(new TypeError('x.y is not a function'))

  expect(await nextCrash()).toMatchObject({
    method: 'CRASH',
    path: location.pathname,
    status: 0,
    code: 'unknown',
    error: 'TypeError: x.y is not a function',
    stack: expect.arrayContaining([expect.stringMatching(/^error-reports\.test\.tsx:\d+:\d+$/)]),
  })
})

test('a crash while rendering is shown, logged and written to the journal', async () => {
  const { error } = console
  const logged = vi.mocked(error).mockImplementationOnce(() => undefined)
  // A stored response of another version of the gateway.
  localStorage.setItem('status', JSON.stringify({ info: {}, maintenance: false }))
  const { nextCrash } = await start()

  expect((await nextCrash()).error).toMatch(/^TypeError: /)
  expect(await screen.findByRole('button', { name: t('app:retry') })).toBeTruthy()
  expect(logged).toHaveBeenCalledWith(expect.any(TypeError))
})

/** Sends reports to the address of a site; returns them. */
async function configureReports() {
  setErrorReporter()
  await renderScreen(<p />, { as: 'demo01' })
  configureSite({ errorReportUrl: ADDRESS })
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response())
  vi.stubGlobal('fetch', fetch)
  return { fetch, sent: () => fetch.mock.calls.map(([, options]) => JSON.parse(String(options?.body)) as object) }
}

test('a site receives each report at its own address, without cookies and referrer', async () => {
  const { fetch, sent } = await configureReports()

  reportError(
    new GatewayError({ operation: 'getWallet', status: 500, code: 'system.error', gatewayMessage: 'Minh Anh' }),
    {
      route: '/m/withdraw?id=4711',
    },
  )

  expect(sent()).toEqual([
    {
      name: 'GatewayError',
      message: 'getWallet',
      route: '/m/withdraw',
      code: 'system.error',
      stack: expect.any(Array),
    },
  ])
  expect(fetch.mock.calls[0]).toMatchObject([
    ADDRESS,
    { method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' },
  ])
})

test('without an address nothing is sent', async () => {
  const { fetch } = await configureReports()
  configureSite({ errorReportUrl: '' })
  reportError(new Error('anything'))
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['a name in a response', () => 'Unexpected token, "Minh Anh, +84900000001" is not valid JSON'],
  ['a number', () => 'no account +84 900 000 001, 12.408.317 VND'],
  ['an address with a query', () => 'Failed to fetch https://demo01.example/m?name=Minh%20Anh&phone=900000001'],
  ['a mail address', () => 'unknown member demo01@test.site.example'],
  ['the user name', () => `member ${session.get()!.userName} is undefined`],
  ['the token', () => `bad header ${session.token()!}`],
  ['an older token', () => 'bad header 6f1b9f0e-3c3c-4a58-9d8e-2d1f8f3a9c77'],
])('a report does not contain %s', async (_name, messageOf) => {
  const { sent } = await configureReports()
  const error = new Error(messageOf())

  reportError(error)
  reportError(error.message)

  const withoutStack = sent().map((report) => ({ ...report, stack: [] }))
  expect(withoutStack).toHaveLength(2)
  expect(JSON.stringify(withoutStack)).not.toMatch(/Minh|demo01|\d{3}|6f1b|longan/i)
})

test('the same error is sent once, and a visit sends at most twenty', async () => {
  const { sent } = await configureReports()
  const error = new Error('again')
  for (let times = 0; times < 100; times++) reportError(error)
  expect(sent()).toHaveLength(1)

  for (let times = 0; times < 100; times++) reportError(error, { route: `/m/${'x'.repeat(times)}` })
  expect(sent()).toHaveLength(20)
})

test('a report that cannot be sent causes no other error', async () => {
  const { fetch } = await configureReports()
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(() => reportError(new Error('offline'))).not.toThrow()
})
