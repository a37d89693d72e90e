import styles from './sanitized-html.module.css'
import { lazyComponent } from './lazy-component.tsx'
import { Skeleton } from './skeleton.tsx'

type SanitizedHtmlProps = { html: string; popup?: boolean }

/** Markup from the gateway, made harmless before it is shown; `popup` applies the rule "pixels / 100 = rem". */
export const SanitizedHtml = lazyComponent<SanitizedHtmlProps>(
  async () => {
    const { sanitizeHtml: safeHtml } = await import('./sanitize-html.ts')
    return function SafeHtml({ html, popup }) {
      // oxlint-disable-next-line react/no-danger -- safeHtml leaves nothing that could run
      return <div className={styles.html} dangerouslySetInnerHTML={{ __html: safeHtml(html, popup) }} />
    }
  },
  () => <Skeleton height={120} radius="card" />,
)
