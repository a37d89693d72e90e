/** The shape of every namespace, read off the Vietnamese files: one line per feature. */
export type Words = {
  app: typeof import('./vi/app.json')
  problems: typeof import('./vi/problems.json')
  titles: typeof import('./vi/titles.json')
  home: typeof import('./vi/home.json')
  forms: typeof import('./vi/forms.json')
  recovery: typeof import('./vi/recovery.json')
  registration: typeof import('./vi/registration.json')
  'sign-in': typeof import('./vi/sign-in.json')
  games: typeof import('./vi/games.json')
  lobby: typeof import('./vi/lobby.json')
  lottery: typeof import('./vi/lottery.json')
  records: typeof import('./vi/records.json')
  settings: typeof import('./vi/settings.json')
  sports: typeof import('./vi/sports.json')
  content: typeof import('./vi/content.json')
  rewards: typeof import('./vi/rewards.json')
  messages: typeof import('./vi/messages.json')
  member: typeof import('./vi/member.json')
  referral: typeof import('./vi/referral.json')
  agent: typeof import('./vi/agent.json')
  profile: typeof import('./vi/profile.json')
  security: typeof import('./vi/security.json')
  status: typeof import('./vi/status.json')
  demo: typeof import('./vi/demo.json')
}

export type Namespace = keyof Words
