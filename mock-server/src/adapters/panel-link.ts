import type { ServerResponse } from 'node:http'

export type Panel = { page: string; token: string }

/** Serves the link for other devices to callers who may control worlds. The token is after a `#`, so it reaches no server and no log. */
export function servePanelLink(path: string, panel: Panel | undefined, outgoing: ServerResponse): boolean {
  if (path !== '/__admin/panel') return false
  const link = panel && `${panel.page}#token=${panel.token}`
  outgoing.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  outgoing.end(JSON.stringify({ link }))
  return true
}
