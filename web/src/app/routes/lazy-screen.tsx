import { lazy, type FunctionComponent, useCallback, useState } from 'react'
import { loadMessages } from '#i18n/i18n.ts'
import type { Prefetch } from '#api/prefetch.ts'
import type { Namespace, Messages } from '#i18n/messages.ts'
import { loadChunk, isChunkLoadError } from '#lib/device/load-chunk.ts'
import { MissingScreen } from './missing-screen.tsx'

export type ScreenProps = { title: keyof Messages['titles'] }

type RetryProps = { onRetry: () => void }
type Screen<Props = ScreenProps> = FunctionComponent<Props> & { prefetch?: Prefetch }
type Fetched = { default: Screen<ScreenProps & RetryProps> }
type Module = Record<string, Screen>

export type ScreenFile = { load: () => Promise<Module>; name: string; messages: Namespace[] }

export const screenFile = <File extends Module>(
  load: () => Promise<File>,
  name: keyof File & string,
  ...messages: Namespace[]
): ScreenFile => ({ load, name, messages })

/**
 * A screen whose code and messages are loaded in parallel when its route is first opened. If that fails, the screen shows an error with a retry button. A preloaded
 * screen renders at once.
 */
export function lazyScreen(find: () => ScreenFile | Promise<ScreenFile>) {
  let loaded: Fetched | undefined
  const fetchScreen = async (): Promise<Fetched> => {
    const { name, file } = await loadChunk(() => fetchFile(find))
    const Screen = file[name]
    if (!Screen) throw new Error(`Failed to open a screen: the file has no ${name}`)
    return (loaded = { default: Screen })
  }
  const onMissing = (error: unknown) => {
    if (!isChunkLoadError(error)) throw error
    return { default: MissingScreen }
  }
  // React caches the result of a lazy component: a retry needs a new one.
  const createLazy = () => lazy(() => (loaded ? resolvedThenable(loaded) : fetchScreen().catch(onMissing)))
  let Fetched = createLazy()
  const LazyScreen = function LazyScreen(props: ScreenProps) {
    const [, rerender] = useState(0)
    const retry = useCallback(() => {
      Fetched = createLazy()
      rerender((before) => before + 1)
    }, [])
    return <Fetched {...props} onRetry={retry} />
  }
  return Object.assign(LazyScreen, { preload: fetchScreen })
}

/** A loaded screen is passed as a synchronous thenable; a promise would show the placeholder for a moment. */
const resolvedThenable = (screen: Fetched) =>
  // oxlint-disable-next-line unicorn/no-thenable -- the thenable must resolve synchronously
  ({ then: (resolve: (value: Fetched) => void) => resolve(screen) }) as unknown as Promise<Fetched>

async function fetchFile(find: () => ScreenFile | Promise<ScreenFile>) {
  const { load, name, messages } = await find()
  const [file] = await Promise.all([load(), loadMessages('titles', ...messages)])
  return { name, file }
}
