import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { type Handlers, type GatewayRequest, failure, type GatewayResponse, notFound, success } from './dialect.ts'
import { createMembers, member, type WalletState, session, wallet, withSession, type Members } from './members.ts'
import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'

type Letter = {
  messageId: number
  title: string
  content: string
  sendDate: number
  isRead: 'Y' | 'N'
  priority: number
}

const letter = (messageId: number, title: string, isRead: 'Y' | 'N' = 'N'): Letter => ({
  messageId,
  title,
  content: `<p>${title}, tại quầy số 2.</p>`,
  sendDate: Date.UTC(2026, 10, 1) + messageId,
  isRead,
  priority: 1,
})

function messages(members: Members): Handlers {
  let letters = [letter(903, 'Quà tháng Mười Một'), letter(902, 'Lịch bảo trì quầy'), letter(901, 'Chào bạn mới', 'Y')]
  const named = ({ text }: GatewayRequest) => (JSON.parse(text) as { messageIds: number[] }).messageIds
  return {
    'GET /wps/relay/EMFE_getInboxUnreadCount': withSession(members, () =>
      success({ unReadCount: letters.filter(({ isRead }) => isRead === 'N').length, total: letters.length }),
    ),
    'GET /wps/relay/EMFE_getInbox': withSession(members, () =>
      success({ list: letters, totalPages: 1, total: letters.length, pageNo: 1 }),
    ),
    'POST /wps/relay/EMFE_markInboxRead': withSession(members, (_person, request) => {
      const ids = named(request)
      letters = letters.map((one) => (ids.includes(one.messageId) ? { ...one, isRead: 'Y' } : one))
      return success(null)
    }),
    'DELETE /wps/relay/EMFE_deleteInbox': withSession(members, (_person, request) => {
      const ids = named(request)
      letters = letters.filter(({ messageId }) => !ids.includes(messageId))
      return success(null)
    }),
  }
}

const announcements = (): Handlers => ({
  'GET /wps/relay/CCSFE_getListAnnouncements': () =>
    success({
      banners: [],
      player: [
        { id: 41, title: 'Quầy mở cửa cả đêm', content: '<p>Từ thứ Sáu.</p>', startDate: 1, read: false, tag: 'NEW' },
      ],
      popup: [],
      promotion: [],
      agent: [],
    }),
})

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, Authorization',
  'access-control-allow-methods': '*',
  'access-control-max-age': '600',
}

/**
 * Starts an independent gateway: another implementation of five domains (system, session, member, wallet, messages) and announcements, on
 * its own origin. It shares no code with the mock and uses the other value of each dialect switch; unknown paths are a plain 404. It
 * represents a real gateway that the app supports through configuration alone.
 */
export async function startIndependentServer() {
  const cipher = createCipher()
  const calls: (GatewayRequest & { call: string })[] = []
  let state = createState(cipher)

  function answer(call: GatewayRequest): GatewayResponse {
    const route = `${call.method} ${call.path}`
    calls.push({ ...call, call: route })
    try {
      return state.handlers[route]?.(call) ?? notFound
    } catch {
      return failure('request_body_required', 'Không đọc được nội dung', 500)
    }
  }

  const server = createServer((request, response) => void receive(request, response, answer))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reset() {
      calls.length = 0
      state = createState(cipher)
      return state
    },
    calls: () => calls,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function createState({ decrypt, modulus }: ReturnType<typeof createCipher>) {
  const [members, walletState, site] = [createMembers(), { isFailing: false } as WalletState, { code: 0 } as SiteState]
  const handlers: Handlers = {
    ...system(site),
    ...session(members, { open: ({ text, encryptionHeader }) => JSON.parse(decrypt(text, encryptionHeader)), modulus }),
    ...member(members),
    ...wallet(members, walletState),
    ...messages(members),
    ...announcements(),
  }
  return { members, walletState, site, handlers }
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (call: GatewayRequest) => GatewayResponse,
) {
  if (request.method === 'OPTIONS') return void response.writeHead(204, crossOrigin).end()
  const { status, body } = answer(await parseRequest(request))
  const isText = typeof body === 'string'
  response.writeHead(status, { ...crossOrigin, 'content-type': isText ? 'text/plain' : 'application/json' })
  response.end(isText ? body : JSON.stringify(body))
}

async function parseRequest(request: IncomingMessage): Promise<GatewayRequest> {
  const { method = '', url = '', headers } = request
  const { pathname: path, searchParams: query } = new URL(url, 'http://second')
  const [token, encryptionHeader] = [headers.authorization ?? '', String(headers['encryption'] ?? '')]
  return { method, path, query, token, encryptionHeader, text: await textOf(request) }
}

/** Creates a key pair and decrypts bodies; written from the text of the document, not from our code. */
function createCipher() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent: 65537 })
  const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url').toString('hex')

  /** The header is the hex of a number whose lowest bytes are the reversed key. */
  function decryptKey(header: string): Buffer {
    const key = { key: privateKey, padding: constants.RSA_NO_PADDING }
    // The last sixteen bytes of the big-endian number, reversed, are the reversed key; so, unchanged, they are the key.
    return privateDecrypt(key, Buffer.from(header, 'hex')).subarray(-16)
  }

  return {
    modulus,
    /** Returns the plain text; this gateway does not accept a body wrapped in an object. */
    decrypt(body: string, header: string): string {
      const single = decryptKey(header).subarray(0, 8)
      // Triple DES under one key three times is single DES.
      const decipher = createDecipheriv('des-ede3', Buffer.concat([single, single, single]), null)
      return decipher.update(body, 'base64', 'utf8') + decipher.final('utf8')
    },
  }
}

/** The status code in the dialect with status codes: 0 open, 1 address blocked, 2 maintenance. */
type SiteState = { code: 0 | 1 | 2 }

const on = (modId: string, ...below: string[]) => ({
  modId,
  enabled: '1',
  displayName: modId.toLowerCase(),
  childrenNodes: below.map((one) => ({ modId: one, enabled: '1', sort: 9 })),
})

const info = {
  mainDomain: 'second.example',
  domainRoute: [],
  imageCDNs: [],
  customerService: [],
  resources: [],
  register: {},
  mobileTemplate: { mem_cen: 1, dep_func: 1, skin: 'lotus' },
  whitelabel: {
    modId: 'ROOT',
    enabled: '1',
    childrenNodes: [on('COMM3'), on('MEMBER', 'INBOX3', 'PERSNICK3'), on('SECURITY', 'PASS3')],
  },
  timezone: 'GMT+7',
}

const system = (site: SiteState): Handlers => ({
  'GET /wps/v2/system/status': () =>
    // The flags contradict the code: only dialect A reads the code.
    success({
      info,
      location: { ip: '198.51.100.4', isp: 'VNPT' },
      maintenance: false,
      regionRestriction: false,
      status: site.code,
    }),
  'GET /wps/system/settings/consolidated': () => success(info),
  'GET /wps/system/whitelabel': () => success(info.whitelabel),
  'GET /wps/system/templates': () =>
    success({ templateId: 'M012', merchantCode: 'SECOND', parameters: { switch_register: '1', mem_cen: '1' } }),
  'GET /wps/system/country': () => success([{ name: 'Việt Nam', code: 'VN', countryDialingCode: '+84', flag: 'vn' }]),
  'GET /wps/system/helpCenter': ({ query }) =>
    success(
      query.get('device') === 'MOBILE'
        ? [{ title: 'Nạp tiền qua quầy', content: '<p>Đến quầy <b>số 2</b>.</p>', helpId: 31 }]
        : [],
    ),
})
