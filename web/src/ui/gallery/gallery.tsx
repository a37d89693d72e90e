import { useState } from 'react'
import { setTheme, useTheme } from '#lib/storage/theme.ts'
import { Chips } from '../action/chips.tsx'
import { OverlayHost } from '../overlay/overlay.tsx'
import { PageBar } from '../page/page-bar.tsx'
import { FieldSamples } from './field-samples.tsx'
import { GameSamples } from './game-samples.tsx'
import styles from './gallery.module.css'
import { NoticeSamples } from './notice-samples.tsx'
import { SmallSamples } from './small-samples.tsx'

const pages = { small: SmallSamples, games: GameSamples, fields: FieldSamples, notices: NoticeSamples }
type Page = keyof typeof pages

/** All components on one page; development only. */
export function Gallery() {
  const [page, setPage] = useState<Page>((location.hash.slice(1) as Page) || 'small')
  const theme = useTheme()
  const Samples = pages[page] ?? SmallSamples
  return (
    <main className={styles.gallery}>
      <PageBar title="Gallery" />
      <Chips
        label="Theme"
        value={theme}
        onChange={setTheme}
        choices={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ]}
      />
      <Chips
        label="Page"
        value={page}
        onChange={setPage}
        choices={(Object.keys(pages) as Page[]).map((value) => ({ value, label: value }))}
      />
      <Samples />
      <OverlayHost />
    </main>
  )
}
