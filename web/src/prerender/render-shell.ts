import { connect } from '#api/gateway.ts'
import { preparePrerendered } from '#app/routes/prepare-screen.ts'
import { startApp } from '#app/start.tsx'
import { startI18n } from '#i18n/i18n.ts'
import type { Language } from '#lib/money/money.ts'
import { createQueryClient } from '#api/query-client.ts'

/** Renders the page at this URL in a language as a guest sees it before the gateway answers; the build inserts that into the page. Returns a function that unmounts it. */
export async function renderShell(element: HTMLElement, language: Language) {
  await startI18n([language])
  connect({ baseUrl: 'http://gateway.invalid', merchant: '', fetch: () => new Promise(() => {}) })
  // Code and messages are loaded; the calls never return.
  await preparePrerendered(createQueryClient())
  return startApp(element)
}
