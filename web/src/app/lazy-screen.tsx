import { lazy, type FunctionComponent, useCallback, useState } from 'react'
import { loadMessages } from '#i18n/i18n.ts'
import type { Prefetch } from '#api/prefetch.ts'
import type { Namespace, Words } from '#i18n/messages.ts'
import { loadChunk, isChunkLoadError } from '#lib/load-chunk.ts'
import { MissingScreen } from './missing-screen.tsx'

/** What every screen is told; most know who they are. */
export type ScreenProps = { title: keyof Words['titles'] }

type Again = { onAgain: () => void }
/** A screen, and how to ask for what it shows first where it can be opened from outside. */
type Screen<Props = ScreenProps> = FunctionComponent<Props> & { ask?: Prefetch }
type Fetched = { default: Screen<ScreenProps & Again> }
type Module = Record<string, Screen>

/** Where a screen is: its file, its name there, and the words it speaks. */
export type ScreenFile = { load: () => Promise<Module>; name: string; words: Namespace[] }

export const screenFile = <File extends Module>(
  load: () => Promise<File>,
  name: keyof File & string,
  ...words: Namespace[]
): ScreenFile => ({ load, name, words })

/**
 * A screen that is fetched, words and code side by side, when its route is first opened. One that does not come says so in
 * its place and is asked for again; one that `preload` has fetched is there at once.
 */
export function lazyScreen(find: () => ScreenFile | Promise<ScreenFile>) {
  let ready: Fetched | undefined
  const fetchScreen = async (): Promise<Fetched> => {
    const { name, file } = await loadChunk(() => fetchFile(find))
    const Screen = file[name]
    if (!Screen) throw new Error(`Failed to open a screen: the file has no ${name}`)
    return (ready = { default: Screen })
  }
  const onMissing = (error: unknown) => {
    if (!isChunkLoadError(error)) throw error
    return { default: MissingScreen }
  }
  // React remembers for good how a fetch has ended: another try is another fetch.
  const fetched = () => lazy(() => (ready ? atOnce(ready) : fetchScreen().catch(onMissing)))
  let Fetched = fetched()
  const LazyScreen = function LazyScreen(props: ScreenProps) {
    const [, look] = useState(0)
    const again = useCallback(() => {
      Fetched = fetched()
      look((before) => before + 1)
    }, [])
    return <Fetched {...props} onAgain={again} />
  }
  return Object.assign(LazyScreen, { preload: fetchScreen })
}

/** What is there comes by a thenable that answers at once; a promise would cost a placeholder for a turn. */
const atOnce = (screen: Fetched) =>
  // oxlint-disable-next-line unicorn/no-thenable -- that is the point of it
  ({ then: (tell: (value: Fetched) => void) => tell(screen) }) as unknown as Promise<Fetched>

async function fetchFile(find: () => ScreenFile | Promise<ScreenFile>) {
  const { load, name, words } = await find()
  const [file] = await Promise.all([load(), loadMessages('titles', ...words)])
  return { name, file }
}
