const ROLES = {
  button: 'button, [role=button]',
  link: 'a[href]',
  tab: '[role=tab]',
  switch: '[role=switch]',
  checkbox: '[type=checkbox], [role=checkbox]',
  field: 'input, textarea, select',
} as const
export type Role = keyof typeof ROLES

const TIMEOUT_MS = 10_000

/**
 * Finds an element by role and accessible name, outside the director's panel. Without an exact match, the first name
 * with this prefix.
 */
export function findElement(role: Role, name: string, within = 'body'): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(`${within} :is(${ROLES[role]})`)].filter(
    (one) => !one.closest('[data-director]') && !one.matches(':disabled'),
  )
  return all.find((one) => accessibleNameOf(one) === name) ?? all.find((one) => accessibleNameOf(one).startsWith(name))
}

function accessibleNameOf(element: HTMLElement): string {
  const by = element.getAttribute('aria-labelledby')
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
  const texts = by ? by.split(' ').map((id) => document.getElementById(id)) : labels
  const text = element.ariaLabel || texts.map((one) => one?.textContent).join(' ') || element.textContent
  return text.replaceAll(/\s+/g, ' ').trim()
}

/**
 * Resolves as soon as `query` returns a value; it runs after each change of the page. Rejects with `what` after the
 * timeout.
 */
export function waitUntilFound<Found>(query: () => Found | undefined, what: string): Promise<Found> {
  const found = query()
  if (found !== undefined) return Promise.resolve(found)
  return new Promise((resolve, reject) => {
    const changes = new MutationObserver(() => {
      const now = query()
      if (now === undefined) return
      stop()
      resolve(now)
    })
    const timer = setTimeout(() => {
      stop()
      reject(new Error(what))
    }, TIMEOUT_MS)
    const stop = () => {
      clearTimeout(timer)
      changes.disconnect()
    }
    changes.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

/** Sets the value of a field and dispatches the events that React listens to. */
export function typeText(field: HTMLElement, text: string) {
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
