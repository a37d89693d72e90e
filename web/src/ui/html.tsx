import { lazy, Suspense } from 'react'
import styles from './html.module.css'
import { Skeleton } from './skeleton.tsx'

type HtmlProps = { html: string; popup?: boolean }

const SafeHtml = lazy(async () => {
  const { safeHtml } = await import('./safe-html.ts')
  // oxlint-disable-next-line react/no-danger -- safeHtml leaves nothing that could run
  const Safe = ({ html, popup }: HtmlProps) => (
    <div className={styles.html} dangerouslySetInnerHTML={{ __html: safeHtml(html, popup) }} />
  )
  return { default: Safe }
})

/** Markup from the gateway, made harmless before it is shown; `popup` applies the rule "pixels / 100 = rem". */
export function Html(props: HtmlProps) {
  return (
    <Suspense fallback={<Skeleton height={120} radius="card" />}>
      <SafeHtml {...props} />
    </Suspense>
  )
}
