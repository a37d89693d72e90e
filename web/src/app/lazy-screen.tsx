import { lazy, type ComponentType } from 'react'
import { loadWords } from '#i18n/i18n.ts'
import type { Namespace, Words } from '#i18n/words.ts'

/** What every screen is told; most know who they are. */
export type ScreenProps = { title: keyof Words['titles'] }

type Module = Record<string, ComponentType<ScreenProps>>

/** A screen that is fetched, words and code side by side, when its route is first opened. */
export function lazyScreen<File extends Module>(
  load: () => Promise<File>,
  name: keyof File & string,
  ...words: Namespace[]
) {
  return lazy(async () => {
    const [file] = await Promise.all([load(), loadWords('titles', ...words)])
    const Screen = file[name]
    if (!Screen) throw new Error(`Failed to open a screen: the file has no ${name}`)
    return { default: Screen }
  })
}
