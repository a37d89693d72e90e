import { connect } from '#api/gateway.ts'
import { preparePrerendered } from '#app/prepare-screen.ts'
import { startApp } from '#app/start.tsx'
import { startI18n } from '#i18n/i18n.ts'
import { createQueryClient } from '#api/query-client.ts'

/**
 * Draws the page at this address as a guest sees it before the gateway has said anything; the build puts that into the page.
 * Gives what takes it away again.
 */
export async function renderShell(element: HTMLElement) {
  await startI18n()
  connect({ baseUrl: 'http://gateway.invalid', merchant: '', fetch: () => new Promise(() => {}) })
  // The code of the page and its words are there; its calls never come back.
  await preparePrerendered(createQueryClient())
  return startApp(element)
}
