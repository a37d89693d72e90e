import { gateway, handlersFor, withOverrides } from '@longan/mock-server/msw'
import { createGateway } from '@longan/sdk'
import { getResponse, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { expect, test, vi } from 'vitest'
import { ORIGIN, requestOf, setup } from './testing.ts'

const ask = () => requestOf('GET', '/wps/system/country')

test('a test overrides a response of the backend, and removes the override', async () => {
  const { fetch, use, resetHandlers } = withOverrides(setup().mock)
  const value = [{ name: 'Atlantis', code: 'AT', countryDialingCode: '+999' }]
  use(gateway.get('/wps/system/country', ({ response }) => response(200).json({ success: true, value })))

  expect(await (await fetch(ask())).json()).toEqual({ success: true, value })
  expect((await fetch(requestOf('GET', '/wps/captcha'))).status).toBe(200)

  resetHandlers()
  expect(((await (await fetch(ask())).json()) as { value: unknown[] }).value.length).toBe(30)
})

test('the latest override wins', async () => {
  const { fetch, use } = withOverrides(setup().mock)
  const named = (name: string) =>
    gateway.get('/wps/system/country', ({ response }) =>
      response(200).json({ success: true, value: [{ name, code: 'AT', countryDialingCode: '+1' }] }),
    )
  use(named('first'))
  use(named('second'))

  expect(await (await fetch(ask())).text()).toContain('second')
})

test('an override may answer every error that the document states, with its type', async () => {
  const { fetch, use } = withOverrides(setup().mock)
  use(
    gateway.get('/wps/wallets/gcs', ({ response }) =>
      response(503).json({ success: false, errorCode: 'system.maintenance', message: 'Back soon' }),
    ),
  )

  expect((await fetch(requestOf('GET', '/wps/wallets/gcs'))).status).toBe(503)
  // @ts-expect-error no error of the gateway has this code
  gateway.get('/wps/wallets/gcs', ({ response }) => response(503).json({ success: false, errorCode: 'x', message: '' }))
  // @ts-expect-error the document does not state this status
  gateway.get('/wps/wallets/gcs', ({ response }) => response(418).json())
})

test('requests that are not for the gateway are not handled', async () => {
  const handlers = handlersFor(setup().mock)

  expect(await getResponse(handlers, new Request(`${ORIGIN}/m/home`))).toBeUndefined()
  expect(await getResponse(handlers, new Request(`${ORIGIN}/assets/wps/logo.svg`))).toBeUndefined()
})

test('with msw’s server an SDK calls the gateway at any address, and a test overrides one call', async () => {
  const server = setupServer(...handlersFor(setup().mock))
  server.listen()
  try {
    const { system } = createGateway({ baseUrl: 'https://gateway.example', merchant: 'DEMO' })
    expect((await system.listCountries()).length).toBe(30)

    server.use(
      gateway.get('/wps/system/country', ({ response }) =>
        response(200).json({ success: true, value: [{ name: 'Atlantis', code: 'AT', countryDialingCode: '+999' }] }),
      ),
    )
    expect(await system.listCountries()).toEqual([{ name: 'Atlantis', code: 'AT', countryDialingCode: '+999' }])
  } finally {
    server.close()
  }
})

test('with msw’s server a dropped connection is an error of the network, and nothing is printed', async () => {
  using printed = vi.spyOn(console, 'error')
  const { mock, control } = setup()
  const server = setupServer(...handlersFor(mock))
  server.listen()
  try {
    const { system } = createGateway({ baseUrl: 'https://gateway.example', merchant: 'DEMO', retries: 0 })
    await control('POST', '/faults', { operation: 'listCountries', drop: 'before', times: 1 })
    await expect(system.listCountries()).rejects.toMatchObject({ kind: 'network', code: 'network.failed' })

    await control('POST', '/faults', { operation: 'listCountries', timeout: 'before', times: 1 })
    const signal = AbortSignal.timeout(50)
    await expect(
      fetch('https://gateway.example/wps/system/country', { headers: { merchant: 'DEMO' }, signal }),
    ).rejects.toMatchObject({ name: 'TimeoutError' })
  } finally {
    server.close()
  }
  expect(printed).not.toHaveBeenCalled()
})

test('an override that answers with a network error rejects, as fetch does', async () => {
  const { fetch, use } = withOverrides(setup().mock)
  use(gateway.get('/wps/system/country', () => HttpResponse.error()))

  await expect(fetch(ask())).rejects.toThrow(TypeError)
})
