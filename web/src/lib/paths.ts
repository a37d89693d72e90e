type Query = Record<string, string | number | undefined>

function withQuery(path: string, query: Query = {}) {
  const defined = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return defined.length ? `${path}?${new URLSearchParams(defined.map(([key, value]) => [key, String(value)]))}` : path
}

/** Every address of the app. A plain text needs no arguments; a function fills in the query. */
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
  /** The live chat in its frame; ours, the specification names no address for it. */
  chat: '/m/chat',
  memberHome: '/m/member/home',
  /** Who I am, and what guards my account; ours, the specification names no addresses for them. */
  profile: '/m/member/profile',
  security: '/m/member/security',
  paymentPassword: '/m/member/paymentPassword',
  mobile: '/m/member/mobile',
  questions: '/m/member/questions',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  /** One withdrawal, and about when it was made. */
  withdrawal: (id: string, at?: number) => withQuery('/m/withdraw', { id, at }),
  /** Where money can be sent, or the form for one more; ours, the specification names no address for it. */
  bankCards: (add?: string) => withQuery('/m/bankCard', { add }),
  /** Money between wallets; ours as well. */
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
  /** The frame around a running game; ours, the specification names no address for it. */
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

/** Whether a text is an address of this app; `//evil.example` begins with a slash too and leads elsewhere. */
export const isAppPath = (address: string | undefined): address is string =>
  Boolean(address?.startsWith('/')) &&
  URL.canParse(address ?? '', location.origin) &&
  new URL(address ?? '', location.origin).origin === location.origin

/** The ways in: for guests alone, so that nobody who has logged in is led back to one. */
export const loginPaths: readonly string[] = [paths.login, paths.register, '/m/register.html']
