import { onTestFinished, vi } from 'vitest'
import type { Session } from '#lib/storage/storage.ts'
import { success } from '#testing/gateway.ts'
import { recordPreloadCalls } from '../../serve/page/preload-calls.ts'
import { bootstrap } from './bootstrap.ts'

export const root = document.documentElement
const banners = [
  { groupName: 'HOT', url: '/art/hot.webp' },
  { groupName: 'm_home', url: '/art/first.webp' },
  { groupName: 'm_home', url: '/art/second.webp' },
]
const blocks = '<h3>Head</h3><ul><li>Item</li></ul><table><tr><td>Row</td></tr></table><div>Box</div>'
const unseen = '<script>failed = 1</script><style>p{color:red}</style><!-- note -->'
export const announcements = {
  player: [
    { id: 501, title: 'Other', content: 'Other text' },
    { id: 502, title: 'A <b>title</b>', content: '<p>One <b>line</b>.</p><p>Two.<img src=x onerror="failed = 1"></p>' },
  ],
  popup: [{ id: 503, title: 'Pop-up', content: `${blocks}First${unseen}<BR/>the\n second` }],
  promotion: [
    {
      id: 1010,
      title: 'Bonus',
      content: '<p>Terms</p>',
      announcementImages: [{ sequence: 1, url: '/art/bonus.webp' }],
    },
  ],
}
const games = [1, 2, 3, 4].map((id) => ({ nodeId: id, mobileLargeIcon: id === 2 ? undefined : `/art/g${id}.webp` }))
export const member: Session = {
  token: 't/1',
  merchantCode: 'DEMO',
  userName: 'demo02',
  type: 0,
  firstTimeLogin: false,
}

const tiles = '<i data-first="tile"></i>'.repeat(3)

type Calls = ReturnType<typeof recordPreloadCalls>
const recorded: Record<string, Calls> = {}
/** Recorded once for each configuration: it makes the calls of all pages, and no visit changes them. */
const callsOf = (config: object): Calls => (recorded[JSON.stringify(config)] ??= recordPreloadCalls(config))

type Site = { drawnIn?: string; origins?: string[] }

/** Opens a page of a site with this configuration; `requests` lists the network requests. */
export async function visit(path = '/m/home', config: object = {}, { drawnIn = 'vi', origins = [] }: Site = {}) {
  const requests: string[] = []
  delete root.dataset.shell
  root.dataset.views ??= 'guest member'
  root.lang = drawnIn
  vi.stubGlobal('fetch', async (to: string | Request, init?: RequestInit) => {
    const { url, headers } = new Request(to instanceof Request ? to : new URL(to, location.href), init)
    requests.push(`${url} ${JSON.stringify([...headers].toSorted())}`)
    const info = { imageCDNs: origins }
    return success(url.includes('ListAnnouncements') ? { ...announcements, banners } : { list: [], games, info })
  })
  history.replaceState(null, '', path)
  document.body.innerHTML = `<script type="application/json" id="site"></script><div data-first="banner"></div>${tiles}`
  document.getElementById('site')!.textContent = JSON.stringify({ config, calls: await callsOf(config) })
  onTestFinished(() => {
    document.body.replaceChildren()
    Object.assign(root.dataset, { theme: 'dark' })
    delete root.dataset.shell
    delete root.dataset.drawn
    delete root.dataset.views
    delete root.dataset.by
    Reflect.deleteProperty(globalThis, 'preloadedReplies')
    history.replaceState(null, '', '/')
  })
  bootstrap()
  return { requests, hasShell: 'shell' in root.dataset }
}
