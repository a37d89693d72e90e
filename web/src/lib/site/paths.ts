type Query = Record<string, string | number | undefined>

function withQuery(path: string, query: Query = {}) {
  const defined = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return defined.length ? `${path}?${new URLSearchParams(defined.map(([key, value]) => [key, String(value)]))}` : path
}

/** Returns the path of an address of the app, without its query. */
export const pathOf = (address: string) => address.split('?')[0] ?? address
/** Returns the query of an address of the app. */
export const queryOf = (address: string) => new URLSearchParams(address.split('?')[1])

export const paths = {
  root: '/',
  home: '/m/home',
  hot: '/m/hot',
  main: '/m/main',
  login: '/m/login',
  register: '/m/register',
  trial: '/m/trail',
  forget: '/m/forget',
  changePassword: '/m/changePsw',
  settings: '/m/set',
  help: (topic?: number) => withQuery('/m/help', { i: topic }),
  message: '/m/message',
  inbox: '/m/webEmail',
  /** The live chat; our own path, the specification has none. */
  chat: '/m/chat',
  memberHome: '/m/member/home',
  /** Profile and security; our own paths, the specification has none. */
  profile: '/m/member/profile',
  security: '/m/member/security',
  paymentPassword: '/m/member/paymentPassword',
  mobile: '/m/member/mobile',
  questions: '/m/member/questions',
  /** Responsible gaming; our own paths, the specification has none. */
  responsible: '/m/responsible',
  responsibleRules: '/m/responsible/rules',
  statement: '/m/responsible/statement',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  withdrawal: (id: string, at?: number) => withQuery('/m/withdraw', { id, at }),
  /** The withdrawal accounts, or the form for a new one; our own path. */
  bankCards: (add?: string) => withQuery('/m/bankCard', { add }),
  /** Transfers between wallets; our own path. */
  transfer: '/m/transfer',
  rewardCenter: '/m/rewardCenter',
  accountRecord: '/m/transaction/record',
  bettingRecord: '/m/gameRecord',
  agentRegister: '/m/agentRegister',
  inviteFriends: '/m/inviteFriends',
  agent: '/m/agent',
  agentHome: '/m/agent/home',
  sportsGame: '/m/fbGame',
  slots: '/m/rng',
  live: '/m/live',
  cards: '/m/pvp',
  fish: '/m/fish',
  sports: '/m/sports',
  esports: '/m/esports',
  cockfight: '/m/cockfight',
  gameCentre: (query?: { gameType?: string; vassalage?: string; type?: string }) => withQuery('/m/gameCenter', query),
  slotsList: (query?: { vassalage?: string; type?: string }) => withQuery('/m/slotsCenter', query),
  gameList: (query?: { gameType?: string; vassalage?: string; type?: string }) => withQuery('/m/gameList', query),
  lottery: '/m/lott',
  electronicLottery: '/m/elott',
  /** The frame around a running game; our own path, the specification has none. */
  play: (query: {
    vassalage: string
    gameType: string
    nodeId?: string | number
    gameCode?: string
    roomId?: string
  }) => withQuery('/m/play', query),
  notices: (index?: number) => withQuery('/m/notice', { index }),
  notice: (id: string | number) => withQuery('/m/noticeDetail', { id }),
  promotions: (id?: string | number) => withQuery('/m/activity', { id }),
  promotion: (id: string | number) => withQuery('/m/activityDetail', { id }),
  applyReward: (id: string | number) => withQuery('/m/applyReward', { id }),
  salaryContract: '/m/member/agent/getSalaryContract',
  dividendContract: '/m/member/agent/getDevidendContract',
  hourlyContract: '/m/member/agent/getHourContract',
  gallery: '/m/__gallery',
}

/** Checks for a path of this app; `//evil.example` begins with a slash, too, and leads elsewhere. */
export const isAppPath = (address: string | undefined): address is string =>
  Boolean(address?.startsWith('/')) &&
  URL.canParse(address ?? '', location.origin) &&
  new URL(address ?? '', location.origin).origin === location.origin

/** Login and registration, to which a login never returns. */
export const loginPaths: readonly string[] = [paths.login, paths.register, '/m/register.html']
