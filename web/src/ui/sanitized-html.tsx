import { useLayoutEffect, useRef } from 'react'
import styles from './sanitized-html.module.css'
import { lazyComponent } from './lazy-component.tsx'
import { Skeleton } from './skeleton.tsx'

type SanitizedHtmlProps = { html: string; popup?: boolean }

/** Markup from the gateway, sanitised and kept in its box; `popup` divides pixels by 100 to rem. */
export const SanitizedHtml = lazyComponent<SanitizedHtmlProps>(
  async () => {
    const { sanitizeHtml } = await import('./sanitize-html.ts')
    return function SafeHtml({ html, popup }) {
      const box = useRef<HTMLDivElement>(null)
      useLayoutEffect(() => box.current!.replaceChildren(sanitizeHtml(html, popup)), [html, popup])
      return <div className={styles.html} ref={box} />
    }
  },
  () => <Skeleton height={120} radius="card" />,
)
