import { lazy, type FunctionComponent, useCallback, useState } from 'react'
import { loadMessages } from '#i18n/i18n.ts'
import type { Prefetch } from '#api/prefetch.ts'
import type { Namespace, Messages } from '#i18n/messages.ts'
import { loadChunk, isChunkLoadError } from '#lib/load-chunk.ts'
import { MissingScreen } from './missing-screen.tsx'

/** What every screen is told; most know who they are. */
export type ScreenProps = { title: keyof Messages['titles'] }

type RetryProps = { onAgain: () => void }
/** A screen, and how to ask for what it shows first where it can be opened from outside. */
type Screen<Props = ScreenProps> = FunctionComponent<Props> & { ask?: Prefetch }
type Fetched = { default: Screen<ScreenProps & RetryProps> }
type Module = Record<string, Screen>

/** Where a screen is: its file, its name there, and the words it speaks. */
export type ScreenFile = { load: () => Promise<Module>; name: string; messages: Namespace[] }

export const screenFile = <File extends Module>(
  load: () => Promise<File>,
  name: keyof File & string,
  ...words: Namespace[]
): ScreenFile => ({ load, name, messages: words })

/**
 * A screen that is fetched, words and code side by side, when its route is first opened. One that does not come says so in
 * its place and is asked for again; one that `preload` has fetched is there at once.
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
  // React remembers for good how a fetch has ended: another try is another fetch.
  const createLazy = () => lazy(() => (loaded ? resolvedThenable(loaded) : fetchScreen().catch(onMissing)))
  let Fetched = createLazy()
  const LazyScreen = function LazyScreen(props: ScreenProps) {
    const [, rerender] = useState(0)
    const retry = useCallback(() => {
      Fetched = createLazy()
      rerender((before) => before + 1)
    }, [])
    return <Fetched {...props} onAgain={retry} />
  }
  return Object.assign(LazyScreen, { preload: fetchScreen })
}

/** What is there comes by a thenable that answers at once; a promise would cost a placeholder for a turn. */
const resolvedThenable = (screen: Fetched) =>
  // oxlint-disable-next-line unicorn/no-thenable -- that is the point of it
  ({ then: (tell: (value: Fetched) => void) => tell(screen) }) as unknown as Promise<Fetched>

async function fetchFile(find: () => ScreenFile | Promise<ScreenFile>) {
  const { load, name, messages: words } = await find()
  const [file] = await Promise.all([load(), loadMessages('titles', ...words)])
  return { name, file }
}
