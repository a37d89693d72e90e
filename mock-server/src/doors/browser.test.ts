// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { openInPage } from './browser.ts'
import { STILL_TIME } from '../mock-server.ts'
import type { Snapshot } from '../kernel/snapshot.ts'
import { requestOf } from './testing.ts'

/** A store as a browser has it: what one page saves the next one finds. */
function aStore() {
  const kept: Snapshot[] = []
  return { kept, load: async () => kept.at(-1), save: async (snapshot: Snapshot) => void kept.push(snapshot) }
}

test('a command is kept by the time it is answered, so that nobody loses it by leaving the page', async () => {
  const store = aStore()
  const options = { now: () => 0, time: STILL_TIME }
  const first = await openInPage(store, options)
  const trial = await first.fetch(requestOf('POST', '/wps/member/trialuser'))
  const { value } = (await trial.json()) as { value: { token: string } }

  const next = await openInPage(store, options)
  const info = await next.fetch(requestOf('GET', '/wps/member/info', { token: value.token }))
  expect(info.status).toBe(200)
})

test('what only reads is not saved', async () => {
  const store = aStore()
  const { fetch } = await openInPage(store, { now: () => 0, time: STILL_TIME })
  await fetch(requestOf('GET', '/wps/system/status'))
  expect(store.kept).toEqual([])
})
