import { type ComponentType, lazy, Suspense, useState } from 'react'
import styles from './html.module.css'
import { Skeleton } from './skeleton.tsx'

type HtmlProps = { html: string; popup?: boolean }

let ready: ComponentType<HtmlProps> | undefined

/** Fetches what makes markup harmless: from then on `Html` shows its text at once. */
export async function prepareHtml() {
  const { safeHtml } = await import('./safe-html.ts')
  // oxlint-disable-next-line react/no-danger -- safeHtml leaves nothing that could run
  ready ??= ({ html, popup }: HtmlProps) => (
    <div className={styles.html} dangerouslySetInnerHTML={{ __html: safeHtml(html, popup) }} />
  )
  return { default: ready }
}

const SafeHtml = lazy(prepareHtml)

/** Markup from the gateway, made harmless before it is shown; `popup` applies the rule "pixels / 100 = rem". */
export function Html(props: HtmlProps) {
  const [Safe] = useState(() => ready)
  if (Safe) return <Safe {...props} />
  return (
    <Suspense fallback={<Skeleton height={120} radius="card" />}>
      <SafeHtml {...props} />
    </Suspense>
  )
}
