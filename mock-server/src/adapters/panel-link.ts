import type { ServerResponse } from 'node:http'

/** Where the director's panel is shown to other devices, and what lets them control worlds. */
export type Panel = { page: string; token: string }

/** Tells whoever may control worlds the link for another device. The token stands behind a `#`: no server and no log ever sees it. */
export function servePanelLink(path: string, panel: Panel | undefined, outgoing: ServerResponse): boolean {
  if (path !== '/__admin/panel') return false
  const link = panel && `${panel.page}#token=${panel.token}`
  outgoing.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  outgoing.end(JSON.stringify({ link }))
  return true
}
