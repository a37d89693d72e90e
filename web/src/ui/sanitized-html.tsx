import styles from './sanitized-html.module.css'
import { lazyPart } from './lazy-part.tsx'
import { Skeleton } from './skeleton.tsx'

type HtmlProps = { html: string; popup?: boolean }

/** Markup from the gateway, made harmless before it is shown; `popup` applies the rule "pixels / 100 = rem". */
export const Html = lazyPart<HtmlProps>(
  async () => {
    const { safeHtml } = await import('./safe-html.ts')
    return function SafeHtml({ html, popup }) {
      // oxlint-disable-next-line react/no-danger -- safeHtml leaves nothing that could run
      return <div className={styles.html} dangerouslySetInnerHTML={{ __html: safeHtml(html, popup) }} />
    }
  },
  () => <Skeleton height={120} radius="card" />,
)
