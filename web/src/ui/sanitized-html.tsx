import styles from './sanitized-html.module.css'
import { lazyComponent } from './lazy-component.tsx'
import { Skeleton } from './skeleton.tsx'

type SanitizedHtmlProps = { html: string; popup?: boolean }

/** Markup from the gateway, sanitised before it is rendered; `popup` divides pixels by 100 to rem. */
export const SanitizedHtml = lazyComponent<SanitizedHtmlProps>(
  async () => {
    const { sanitizeHtml } = await import('./sanitize-html.ts')
    return function SafeHtml({ html, popup }) {
      // oxlint-disable-next-line react/no-danger -- sanitizeHtml removes everything executable
      return <div className={styles.html} dangerouslySetInnerHTML={{ __html: sanitizeHtml(html, popup) }} />
    }
  },
  () => <Skeleton height={120} radius="card" />,
)
