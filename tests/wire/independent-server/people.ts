import { type Answers, type Asked, refused, type Said, well } from './dialect.ts'

type Person = { account: string; password: string; nickname: string; cents: number }
type Desk = {
  /** Reads a sealed body; throws where it is not this gateway's. */
  open: (asked: Asked) => unknown
  modulus: string
}
type Login = { username?: string; password?: string }

/** Who has an account here, and who has come in. */
export function createPeople() {
  const all: Person[] = [{ account: 'tuan88', password: 'Nhan#2026', nickname: 'Tuấn', cents: 730_050 }]
  const sessions = new Map<string, Person>()
  let issued = 0
  return {
    find: ({ username, password }: Login) => all.find((one) => one.account === username && one.password === password),
    enter(person: Person) {
      const token = `second-${++issued}`
      sessions.set(token, person)
      return token
    },
    leave: (token: string) => sessions.delete(token),
    by: (token: string) => sessions.get(token),
  }
}
export type People = ReturnType<typeof createPeople>

/** Only for whoever has come in; this gateway says so with a status of 200. */
export const only =
  (people: People, answer: (person: Person, asked: Asked) => Said) =>
  (asked: Asked): Said => {
    const person = people.by(asked.token)
    return person ? answer(person, asked) : refused('user.or.token.invalid', 'Phiên của bạn đã kết thúc tại quầy')
  }

/** Coming in and going out: with POST, and a body that is nothing but its cipher. */
export const session = (people: People, { open, modulus }: Desk): Answers => ({
  'GET /wps/session/key/rsa': () => ({ status: 200, body: modulus }),
  'POST /wps/session/login': (asked) => {
    const person = people.find(open(asked) as Login)
    if (!person) return refused('login.incorrect', 'Sai tên hoặc mật khẩu')
    const { account: userName } = person
    return well({ token: people.enter(person), userName, type: 0, firstTimeLogin: false, loginType: 'PWD', vip: 3 })
  },
  'POST /wps/session/logout': ({ token }) => {
    people.leave(token)
    return well(null)
  },
  'POST /wps/session/touchToken': only(people, () => well(true)),
})

/** Who somebody is, with what no description knows of them. */
export const member = (people: People): Answers => ({
  'GET /wps/member/info': only(people, ({ account, nickname }) =>
    well({ id: 880_001, account, nickname, type: 0, mobile: '09****88', regDate: 1_767_225_600_000, starSign: 'Leo' }),
  ),
  'POST /wps/member/info': only(people, (person, { text }) => {
    Object.assign(person, JSON.parse(text) as { nickname?: string })
    return well(null)
  }),
})

/** A house whose purse may jam: then it breaks down, with 500, and says so in its own words. */
export type Purse = { isJammed: boolean }

/** What somebody owns. Amounts are numbers with two decimals; wallets stand under `balances`. */
export const wallet = (people: People, purse: Purse): Answers => {
  const whenOpen = (answer: (sum: number) => unknown) =>
    only(people, ({ cents }) =>
      purse.isJammed ? refused('system.error', 'Ví đang được kiểm kê', 500) : well(answer(cents / 100)),
    )
  return {
    'GET /wps/wallets/gcs': whenOpen((sumBalance) => ({ sumBalance, bonusBalance: 0 })),
    'GET /wps/v2/wallets/balance': whenOpen((sumBalance) => ({
      sumBalance,
      balances: [
        { accountTypeId: 2, accountName: 'MAIN', availBalance: sumBalance, balance: sumBalance, status: 'OK', rank: 1 },
      ],
    })),
    'GET /wps/relay/GCS_merchantWallet': whenOpen(() => ({ isSingle: 1 })),
  }
}
