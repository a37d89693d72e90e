/** What can be tapped or filled in, by the role a person would call it by. */
const ROLES = {
  button: 'button, [role=button]',
  link: 'a[href]',
  tab: '[role=tab]',
  switch: '[role=switch]',
  checkbox: '[type=checkbox], [role=checkbox]',
  field: 'input, textarea, select',
} as const
export type Role = keyof typeof ROLES

/** A page that has not come by then does not come, ms. */
const PATIENCE = 10_000

/** What has this role and this name, outside the director's own panel; the first one that begins so where none is called exactly so. */
export function find(role: Role, name: string, within = 'body'): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(`${within} :is(${ROLES[role]})`)].filter(
    (one) => !one.closest('[data-director]') && !one.matches(':disabled'),
  )
  return all.find((one) => nameOf(one) === name) ?? all.find((one) => nameOf(one).startsWith(name))
}

/** What a screen reader would say, as far as our pages name things. */
function nameOf(element: HTMLElement): string {
  const by = element.getAttribute('aria-labelledby')
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
  const texts = by ? by.split(' ').map((id) => document.getElementById(id)) : labels
  const text = element.ariaLabel || texts.map((one) => one?.textContent).join(' ') || element.textContent
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Waits until `look` finds something: whenever the page changes it looks again. */
export function appears<Found>(look: () => Found | undefined, what: string): Promise<Found> {
  const found = look()
  if (found !== undefined) return Promise.resolve(found)
  return new Promise((resolve, reject) => {
    const changes = new MutationObserver(() => {
      const now = look()
      if (now === undefined) return
      end()
      resolve(now)
    })
    const timer = setTimeout(() => {
      end()
      reject(new Error(what))
    }, PATIENCE)
    const end = () => {
      clearTimeout(timer)
      changes.disconnect()
    }
    changes.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

/** Types `text` as a person does, for React to hear. */
export function type(field: HTMLElement, text: string) {
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
