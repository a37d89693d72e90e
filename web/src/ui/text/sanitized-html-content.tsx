import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import styles from './sanitized-html-content.module.css'

/** Text, lists, tables and pictures, also in the old markup that gateways send. */
const TAGS =
  `a b blockquote br caption center code col colgroup dd del div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre
  s small span strong sub sup table tbody td tfoot th thead tr u ul`.split(/\s+/)

/** Attributes whose value is no address. */
const PLAIN_ATTRIBUTES =
  'align alt bgcolor border cellpadding cellspacing color colspan data-style dir face height lang rowspan size start title valign width'.split(
    ' ',
  )

/** The look of text and boxes. No property positions, covers, animates or loads anything. */
const PROPERTIES =
  `color background-color width min-width max-width height min-height max-height margin margin-top margin-right margin-bottom margin-left
  padding padding-top padding-right padding-bottom padding-left border border-top border-right border-bottom border-left border-color border-style
  border-width border-radius border-collapse border-spacing font-family font-size font-style font-weight line-height letter-spacing
  list-style-type text-align text-decoration text-indent text-transform vertical-align white-space word-break`.split(
    /\s+/,
  )

const ADDRESSES = /^(?:https?:|mailto:|tel:|\/)/i

/** Removes style elements and renames style attributes: the page's policy refuses them, and the browser reports each that it parses. */
const disableStyles = (html: string) =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ' data-style'))

/** Replaces the renamed style by its allowed properties. `popup` divides pixels by 100 to rem: popup content is designed for a root of 100 px. */
function limitStyle(element: HTMLElement, popup: boolean) {
  const { style } = document.createElement('i')
  style.cssText = element.dataset['style'] ?? ''
  delete element.dataset['style']
  for (const name of PROPERTIES) {
    const value = style.getPropertyValue(name)
    if (value) element.style.setProperty(name, popup ? pixelsToRem(value) : value)
  }
}

/** Opens links to other sites in a new tab, which cannot reach this page. */
function openElsewhere(element: Element) {
  const link = document.createElement('a')
  link.href = element.getAttribute('href')!
  if (!link.protocol.startsWith('http') || link.host === location.host) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
}

const pixelsToRem = (value: string) =>
  value.replace(/(-?\d+(?:\.\d+)?)px/g, (_, pixels: string) => `${Number(pixels) / 100}rem`)

/**
 * Returns the allowed elements of markup: nothing in them executes, sends, or changes the page around them. Links to other sites open in a new tab.
 * With `popup`, pixels in styles are divided by 100 to rem.
 */
export function sanitizeHtml(html: string, popup = false): DocumentFragment {
  const content = DOMPurify.sanitize(disableStyles(html), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...PLAIN_ATTRIBUTES, 'href', 'src'],
    ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: ADDRESSES,
    RETURN_DOM_FRAGMENT: true,
  })
  content.querySelectorAll<HTMLElement>('[data-style]').forEach((element) => limitStyle(element, popup))
  content.querySelectorAll('[href]').forEach(openElsewhere)
  return content
}

export type SanitizedHtmlProps = { html: string; popup?: boolean }

export function SanitizedHtmlContent({ html, popup }: SanitizedHtmlProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current!.replaceChildren(sanitizeHtml(html, popup)), [html, popup])
  return <div className={styles.html} ref={box} />
}
