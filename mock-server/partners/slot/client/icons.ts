import { drawing } from '../../kit/dom.ts'

const icon = (paths: string) =>
  drawing(
    `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`,
  )

export const icons = {
  history: () => icon('<path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2"/>'),
  paytable: () => icon('<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.6h.01"/>'),
  spin: () => icon('<path d="M20 12a8 8 0 0 1-14 5.3M4 12a8 8 0 0 1 14-5.3M18 3v4h-4M6 21v-4h4"/>'),
  stop: () => icon('<rect x="7" y="7" width="10" height="10" rx="2" fill="currentColor"/>'),
  auto: () => icon('<path d="M5 5l7 7-7 7zM13 5l7 7-7 7z"/>'),
  quick: () => icon('<path d="M13 3L5 14h6l-1 7 8-11h-6z"/>'),
  minus: () => icon('<path d="M5 12h14"/>'),
  plus: () => icon('<path d="M12 5v14M5 12h14"/>'),
}
