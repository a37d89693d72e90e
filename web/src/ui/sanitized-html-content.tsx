import { useLayoutEffect, useRef } from 'react'
import { sanitizeHtml } from './sanitize-html.ts'
import type { SanitizedHtmlProps } from './sanitized-html.tsx'
import styles from './sanitized-html-content.module.css'

export function SanitizedHtmlContent({ html, popup }: SanitizedHtmlProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current!.replaceChildren(sanitizeHtml(html, popup)), [html, popup])
  return <div className={styles.html} ref={box} />
}
