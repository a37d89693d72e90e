import { connect } from '#api/gateway.ts'
import { session } from '#api/member/session.ts'
import { loadScreen } from '#app/routes/prepare-screen.ts'
import { findRoute } from '#app/routes/route.ts'
import { routes } from '#app/routes/routes.tsx'
import { startApp } from '#app/start.tsx'
import { parametersOf } from './view-name.ts'
import { startI18n } from '#i18n/i18n.ts'
import type { Language } from '#lib/money/money.ts'
import { paths } from '#lib/site/paths.ts'

export type Visitor = 'guest' | 'member'

/**
 * Renders the page at this URL in a language as a guest or a member sees it before the gateway answers; the build inserts that into the page. Returns a
 * function that unmounts it.
 */
export async function renderShell(element: HTMLElement, language: Language, visitor: Visitor) {
  if (visitor === 'member') session.signIn(memberAt(location.pathname))
  else session.signOut()
  await startI18n([language])
  connect({ baseUrl: 'http://gateway.invalid', merchant: '', fetch: () => new Promise(() => {}) })
  // Not its data: the calls never return.
  await loadScreen()
  return startApp(element)
}

const agentPages: readonly string[] = [
  paths.agentRegister,
  paths.agentHome,
  paths.salaryContract,
  paths.dividendContract,
  paths.hourlyContract,
]

/** A member without a name; on the pages of agents an agent. */
const memberAt = (path: string) => ({
  token: 'prerendered',
  userName: '',
  type: agentPages.includes(path) ? 1 : 0,
  firstTimeLogin: false,
})

/** A view of a page, for a visitor and with one or none of the parameters that change the view. Its name is known to `bootstrap.ts`. */
export type View = { name: string; visitor: Visitor; search: string }

/** The views of the page at this path, and the parameters that change the view. */
export function viewsOf(path: string): { parameters: string[]; views: View[] } {
  const { firstViews = {} } = findRoute(routes, path) ?? {}
  const parameters = Object.keys(firstViews)
  const searches = Object.entries(firstViews).flatMap(([name, texts]) => texts.map((text) => `?${name}=${text}`))
  const views = visitorsOf(path).flatMap((visitor) =>
    ['', ...searches].map((search) => ({ name: visitor + parametersOf(parameters, search), visitor, search })),
  )
  return { parameters, views }
}

/** Whose view of the page at this path is prerendered: who is not led elsewhere, and sees no name or number of an account in it. */
function visitorsOf(path: string): Visitor[] {
  // A member reads here who is signed in.
  if (path === paths.agent) return ['guest']
  const guard = findRoute(routes, path)?.guard
  return (['guest', 'member'] as const).filter((visitor) => guard === 'none' || guard === visitor)
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
