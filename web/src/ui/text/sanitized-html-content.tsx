import { useLayoutEffect, useRef } from 'react'
import { sanitizeHtml } from './sanitize-html.ts'
import styles from './sanitized-html-content.module.css'

export type SanitizedHtmlProps = { html: string; popup?: boolean }

export function SanitizedHtmlContent({ html, popup }: SanitizedHtmlProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current!.replaceChildren(sanitizeHtml(html, popup)), [html, popup])
  return <div className={styles.html} ref={box} />
}
