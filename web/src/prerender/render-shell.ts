import { connect } from '#api/gateway.ts'
import { preparePrerendered } from '#app/routes/prepare-screen.ts'
import { routes } from '#app/routes/routes.tsx'
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

/** What a screen loads: the name of its file in a build, without hash, and its messages. */
export type ScreenParts = { file: string; messages: readonly string[] }

const importedFile = /import\("\.\/(?:assets\/)?(.+?)-[\w-]{7}\.js"\)/

/** Lists what the screen of each route loads, by the first path of the route. */
export async function listScreens(): Promise<Record<string, ScreenParts>> {
  const screens = routes.map(async ({ paths: [address = ''], screen }) => {
    const { load, messages } = await screen.file()
    const [, file] = importedFile.exec(String(load)) ?? []
    if (!file) throw new Error(`Failed to find the file of ${address} in ${String(load)}`)
    return [address, { file, messages: ['titles', ...messages] }] as const
  })
  return Object.fromEntries(await Promise.all(screens))
}
