import { type Handlers, type GatewayRequest, failure, type GatewayResponse, success } from './dialect.ts'

type Member = { account: string; password: string; nickname: string; cents: number }
type Cipher = {
  /** Decrypts a body; throws if it is not encrypted for this gateway. */
  open: (request: GatewayRequest) => unknown
  modulus: string
}
type Credentials = { username?: string; password?: string }

export function createMembers() {
  const all: Member[] = [{ account: 'tuan88', password: 'Nhan#2026', nickname: 'Tuấn', cents: 730_050 }]
  const sessions = new Map<string, Member>()
  let issued = 0
  return {
    find: ({ username, password }: Credentials) =>
      all.find((one) => one.account === username && one.password === password),
    logIn(person: Member) {
      const token = `second-${++issued}`
      sessions.set(token, person)
      return token
    },
    logOut: (token: string) => sessions.delete(token),
    findByToken: (token: string) => sessions.get(token),
  }
}
export type Members = ReturnType<typeof createMembers>

/** Requires a session; without one this gateway responds with an error and the status 200. */
export const withSession =
  (members: Members, answer: (person: Member, request: GatewayRequest) => GatewayResponse) =>
  (request: GatewayRequest): GatewayResponse => {
    const person = members.findByToken(request.token)
    return person ? answer(person, request) : failure('user.or.token.invalid', 'Phiên của bạn đã kết thúc tại quầy')
  }

export const session = (members: Members, { open, modulus }: Cipher): Handlers => ({
  'GET /wps/session/key/rsa': () => ({ status: 200, body: modulus }),
  'POST /wps/session/login': (request) => {
    const person = members.find(open(request) as Credentials)
    if (!person) return failure('login.incorrect', 'Sai tên hoặc mật khẩu')
    const { account: userName } = person
    return success({ token: members.logIn(person), userName, type: 0, firstTimeLogin: false, loginType: 'PWD', vip: 3 })
  },
  'POST /wps/session/logout': ({ token }) => {
    members.logOut(token)
    return success(null)
  },
  'POST /wps/session/touchToken': withSession(members, () => success(true)),
})

export const member = (members: Members): Handlers => ({
  'GET /wps/member/info': withSession(members, ({ account, nickname }) =>
    success({
      id: 880_001,
      account,
      nickname,
      type: 0,
      mobile: '09****88',
      regDate: 1_767_225_600_000,
      starSign: 'Leo',
    }),
  ),
  'POST /wps/member/info': withSession(members, (person, { text }) => {
    Object.assign(person, JSON.parse(text) as { nickname?: string })
    return success(null)
  }),
})

export type WalletState = { isFailing: boolean }

export const wallet = (members: Members, walletState: WalletState): Handlers => {
  const unlessFailing = (answer: (sum: number) => unknown) =>
    withSession(members, ({ cents }) =>
      walletState.isFailing ? failure('system.error', 'Ví đang được kiểm kê', 500) : success(answer(cents / 100)),
    )
  return {
    'GET /wps/wallets/gcs': unlessFailing((sumBalance) => ({ sumBalance, bonusBalance: 0 })),
    'GET /wps/v2/wallets/balance': unlessFailing((sumBalance) => ({
      sumBalance,
      balances: [
        { accountTypeId: 2, accountName: 'MAIN', availBalance: sumBalance, balance: sumBalance, status: 'OK', rank: 1 },
      ],
    })),
    'GET /wps/relay/GCS_merchantWallet': unlessFailing(() => ({ isSingle: 1 })),
  }
}
