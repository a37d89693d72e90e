import { type FunctionComponent, lazy, useState, useEffect, useEffectEvent } from 'react'
import { loadMessages } from '#i18n/i18n.ts'
import type { Prefetch } from '#api/site/first-view.ts'
import type { Namespace, Messages } from '#i18n/messages.ts'
import { loadChunk, isChunkLoadError } from '#lib/device/load-chunk.ts'
import { useTranslation } from 'react-i18next'
import { useOffline } from '#lib/device/network.ts'
import { Button } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'

export type ScreenProps = { title: keyof Messages['titles'] }

type Screen = FunctionComponent<ScreenProps> & { prefetch?: Prefetch }
type ScreenWithRetry = FunctionComponent<ScreenProps & { onRetry: () => void }>
type Module = Record<string, Screen>

export type ScreenFile = { load: () => Promise<Module>; name: string; messages: Namespace[] }
export type LazyScreen = FunctionComponent<ScreenProps> & {
  /** Loads the screen. If its file is missing on the site, the page is reloaded. */
  preload: () => Promise<Screen>
  /** As `preload`, but never reloads the page. */
  prefetch: () => Promise<Screen>
  file: () => ScreenFile | Promise<ScreenFile>
}

export const screenFile = <File extends Module>(
  load: () => Promise<File>,
  name: keyof File & string,
  ...messages: Namespace[]
): ScreenFile => ({ load, name, messages })

/**
 * A screen whose code and messages are loaded in parallel when its route is first opened. If that fails, the screen shows an error with a retry button. A preloaded
 * screen renders at once.
 */
export function lazyScreen(file: LazyScreen['file']): LazyScreen {
  let loaded: { default: Screen } | undefined
  const prefetch = async () => (loaded ??= { default: await fetchScreen(file) }).default
  const preload = () => loadChunk(prefetch)
  const load = async () => ({ default: await preload().catch(replaceMissing) })
  // React caches the result of a lazy component: a retry needs a new one.
  const createLazy = () => lazy<ScreenWithRetry>(() => (loaded ? resolvedThenable(loaded) : load()))
  let Fetched = createLazy()
  const LazyScreen = function LazyScreen(props: ScreenProps) {
    const [, rerender] = useState(0)
    const retry = () => {
      Fetched = createLazy()
      rerender((before) => before + 1)
    }
    return <Fetched {...props} onRetry={retry} />
  }
  return Object.assign(LazyScreen, { preload, prefetch, file })
}

/** A loaded screen is passed as a synchronous thenable; a promise would show the placeholder for a moment. */
const resolvedThenable = <Value,>(value: Value) =>
  // oxlint-disable-next-line unicorn/no-thenable -- the thenable must resolve synchronously
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as unknown as Promise<Value>

function replaceMissing(error: unknown) {
  if (!isChunkLoadError(error)) throw error
  return MissingScreen
}

async function fetchScreen(file: LazyScreen['file']) {
  const { load, name, messages } = await file()
  const [screens] = await Promise.all([load(), loadMessages('titles', ...messages)])
  const screen = screens[name]
  if (!screen) throw new Error(`Failed to open a screen: the file has no ${name}`)
  return screen
}

/** Replaces a screen whose file could not be loaded: offline it retries when the network is back, otherwise there is a newer version of the app. */
export function MissingScreen({ onRetry }: { onRetry: () => void }) {
  const isOffline = useOffline()
  const [wasOffline] = useState(isOffline)
  return <div role="alert">{wasOffline ? <Offline isOffline={isOffline} onRetry={onRetry} /> : <Stale />}</div>
}

function Offline({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const { t } = useTranslation()
  const handleOnline = useEffectEvent(onRetry)
  useEffect(() => {
    if (!isOffline) handleOnline()
  }, [isOffline])
  const retry = <Button onClick={onRetry}>{t('retry')}</Button>
  return <Empty title={t('offlineTitle')} text={t('offlineText')} action={retry} />
}

function Stale() {
  const { t } = useTranslation()
  const reload = <Button onClick={() => location.reload()}>{t('reload')}</Button>
  return <Empty title={t('newVersionTitle')} text={t('newVersionText')} action={reload} />
}
