import DOMPurify from 'dompurify'

const allowedUris = /^(?:https?:|mailto:|tel:|\/|#)/i

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return
  node.setAttribute('rel', 'noopener noreferrer')
  if (/^https?:/i.test(node.getAttribute('href') ?? '')) node.setAttribute('target', '_blank')
})

/** Converts `width: 250px` to `width: 2.5rem`: popup content is designed for a root of 100 px. */
export const pixelsToRem = (html: string) =>
  html.replace(/(-?\d+(?:\.\d+)?)px/g, (_, pixels: string) => `${Number(pixels) / 100}rem`)

/** Removes everything from markup that could execute, embed frames or restyle the page. */
export const sanitizeHtml = (html: string, popup = false) =>
  DOMPurify.sanitize(popup ? pixelsToRem(html) : html, {
    FORBID_TAGS: ['style', 'form', 'iframe'],
    ALLOWED_URI_REGEXP: allowedUris,
    ADD_ATTR: ['target'],
  })
