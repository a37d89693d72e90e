import { onTestFinished } from 'vitest'
import { createWorldCache } from '../../mock-server.ts'
import { ownFolder } from '../cli/testing.ts'
import { setup } from '../testing.ts'
import { type NodeStoreOptions, openStore } from './node-store.ts'

const NOW = Date.UTC(2026, 0, 5, 12)

/** A file for a store, in a folder that is removed after the test. */
export async function ownFile() {
  const folder = await ownFolder()
  onTestFinished(() => folder[Symbol.asyncDispose]())
  return folder.file('worlds.db')
}

/** A mock whose worlds are in `file`. `end` closes it; `die` leaves the file to the next as a killed process does. */
export function openSite(file: string, { maxActive = 10, ...more }: NodeStoreOptions & { maxActive?: number } = {}) {
  const store = openStore(file, more)
  let isOpen = true
  const site = setup({
    now: () => NOW,
    newSecret: () => 'a secret',
    persistence: createWorldCache({ maxActive, storage: store.storage }),
  })
  const end = (work = store.close) => {
    if (!isOpen) return
    isOpen = false
    work()
  }
  onTestFinished(() => end())
  const inWorld = (name: string, headers = {}) => ({ headers: { 'x-mock-world': name, ...headers } })
  const trial = async (name: string, key?: string) =>
    site.call('POST', '/wps/member/trialuser', inWorld(name, key ? { 'idempotency-key': key } : {}))
  const control = (name: string, command: string, body?: unknown) => {
    const [method = '', path = ''] = command.split(' ')
    return site.call(method, `/__admin${path}`, { ...inWorld(name), body })
  }
  const printOf = async (name: string) => (await control(name, 'GET /fingerprint')).json.fingerprint as string
  return { ...site, store, end, die: () => end(store.abandon), trial, control, printOf, inWorld }
}
