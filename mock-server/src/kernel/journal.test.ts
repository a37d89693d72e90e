import { expect, test } from 'vitest'
import { createJournal } from './journal.ts'
import { setup } from '../doors/testing.ts'

test('the journal tells what was called and how it went, and keeps no token, body or query', async () => {
  const { call, control, signIn } = setup()
  const token = await signIn()
  await call('GET', `/wps/relay/MCSFE_getListAnnouncements?token=${token}&types=B`, { token })
  await call('POST', '/wps/relay/MCSFE_markAnnouncementRead', { token, body: { announcementId: 77, read: true } })
  await call('GET', '/wps/nowhere')

  const { json, text } = await control('GET', '/requests')

  expect(text).not.toContain(token)
  expect(text).not.toContain('announcementId')
  expect(text).not.toContain('types=')
  expect(json.at(-2)).toMatchObject({
    method: 'POST',
    path: '/wps/relay/MCSFE_markAnnouncementRead',
    operation: 'markAnnouncementRead',
    status: 400,
    code: 'request_param_err',
  })
  expect(Object.keys(json[0]).toSorted()).toEqual(['at', 'id', 'method', 'operation', 'path', 'status'])
})

test('calls that nobody serves are listed apart', async () => {
  const { call, control } = setup()
  await call('GET', '/wps/system/country')
  await call('GET', '/wps/nowhere')

  const { json } = await control('GET', '/requests/unmatched')

  expect(json.map(({ path }: { path: string }) => path)).toEqual(['/wps/nowhere'])
})

test('a test can verify how often an operation was called, and start over', async () => {
  const { call, control } = setup()
  await call('GET', '/wps/system/country')

  const verify = async (times: number) =>
    (await control('POST', '/requests/verify', { operation: 'listCountries', times })).json
  expect(await verify(1)).toEqual({ verified: true, count: 1 })
  expect(await verify(2)).toEqual({ verified: false, count: 1 })

  await control('DELETE', '/requests')
  expect(await verify(0)).toEqual({ verified: true, count: 0 })
})

test('the last thousand requests are kept', () => {
  const journal = createJournal()
  for (let at = 1; at <= 5000; at++) journal.add({ at, method: 'GET', path: '/', status: 200 })

  expect(journal.list().length).toBe(1000)
  expect(journal.list().at(-1)?.id).toBe(5000)
})
