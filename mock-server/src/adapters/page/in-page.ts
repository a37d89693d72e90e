import type { createControl } from '../../admin/control.ts'
import { type BackendOptions, createBackend } from '../../backend.ts'
import { type AdapterMock, createFetch, type Fetch } from '../../serve.ts'
import { bridgeSimulators } from './simulator-bridge.ts'
import { secretsFor } from '../secrets.ts'
import { persistWorld, type WorldStore } from './persist-world.ts'

/** The control API is fetched when it is first used: the first view of the demo does not wait for it. */
const createLazyControl: typeof createControl = (context) => {
  let fetched: Promise<ReturnType<typeof createControl>> | undefined
  const control = () => (fetched ??= import('../../admin/control.ts').then((file) => file.createControl(context)))
  return async (name, call) => (await control())(name, call)
}

const wait = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))

/**
 * The mock in the page behind a function like `fetch`; its world survives a reload. A call is answered after its changes are stored,
 * because a page can end at any time.
 */
export async function openInPage(store: WorldStore, options: Omit<BackendOptions, 'control'>) {
  const mock = createBackend({
    now: Date.now,
    isStrict: false,
    control: createLazyControl,
    ...secretsFor(options),
    ...options,
  })
  const keeper = persistWorld(mock, store)
  let ready = keeper.load()
  await ready
  const reload = () => {
    if (document.visibilityState === 'visible') ready = keeper.load()
  }
  document.addEventListener('visibilitychange', reload)

  const handle: AdapterMock['handle'] = async (call) => {
    const reply = await mock.handle(call)
    await keeper.save()
    return reply
  }
  const answer = createFetch(handle, wait)
  const fetch: Fetch = async (input, init) => {
    await ready
    return answer(input, init)
  }
  const stopBridge = bridgeSimulators(fetch)
  const close = () => {
    stopBridge()
    document.removeEventListener('visibilitychange', reload)
  }
  return { fetch, close }
}
