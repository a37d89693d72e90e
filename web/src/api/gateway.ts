import { failure, type GatewayFailure } from './failure.ts'

export type Options = {
  baseUrl: string
  fetch?: typeof fetch
  token?: () => string | undefined
  language?: () => string
  merchant?: string
}
export type { GatewayFailure }

function thin(options: Options) {
  async function call<Value>(method: string, path: string): Promise<Value> {
    const send = options.fetch ?? globalThis.fetch
    const token = options.token?.()
    const response = await send(
      new Request(new URL(options.baseUrl + path, globalThis.location?.href ?? 'http://localhost'), {
        method,
        headers: {
          Merchant: options.merchant ?? 'longan',
          Language: options.language?.() ?? 'VI',
          ...(token && { Authorization: token }),
        },
      }),
    )
    const body = await response.json()
    if (!response.ok || body.success === false) throw failure(response.status, body)
    return body.value
  }
  return {
    system: { getStatus: () => call<SiteStatus>('GET', '/wps/system/status') },
    session: { logout: () => call<unknown>('DELETE', '/wps/session/logout') },
    member: { getInfo: () => call<MemberInfo>('GET', '/wps/member/info') },
    wallet: { get: () => call<{ sumBalance: number }>('GET', '/wps/wallets/gcs') },
    messages: {
      getInboxUnreadCount: () => call<unknown>('GET', '/wps/relay/CSP_unreadCount'),
      getChatUnreadCount: () => call<unknown>('GET', '/wps/relay/CBS_unreadCount'),
    },
  }
}

export type WhitelabelNode = { modId: string; enabled: string; childrenNodes?: WhitelabelNode[] }
export type SiteStatus = {
  maintenance?: boolean
  regionRestriction?: boolean
  location?: { ip?: string }
  info: {
    customerService?: { type?: number; title?: string; path: string }[]
    resources?: { resourceType: string; url: string }[]
    whitelabel?: WhitelabelNode
    imageCDNs?: string[]
    mobileTemplate?: { mem_cen?: unknown; dep_func?: unknown }
  }
}
export type MemberInfo = { id: number | string; account: string; nickname?: string; type?: number; vipLabel?: string }

/** The one client of the app; `connect` points it at a gateway. */
export let gateway = thin({ baseUrl: '' })
export const connect = (options: Options) => (gateway = thin(options))
