type Props = Record<string, string | number | boolean | EventListener | undefined>

/**
 * Makes an element: `make('button', { class: 'spin', onclick: spin }, 'Quay')`. Functions become listeners, booleans bare
 * attributes, everything else attributes as they are.
 */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value))
  }
  element.append(...children)
  return element
}

/** The element of the page with this id; a page without it is a programming error. */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const element = document.getElementById(id)
  if (!element) throw new Error(`Failed to find the element #${id}: the page has none`)
  return element as Kind
}

/** Our own drawings only: the markup comes from the code of this client, never from an answer. */
export function drawing(markup: string): Element {
  const template = document.createElement('template')
  template.innerHTML = markup
  return template.content.firstElementChild!
}

export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
