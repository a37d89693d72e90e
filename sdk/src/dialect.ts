/**
 * Points where the gateway's specification allows two forms, one option each. The defaults are those of most public clients; another
 * gateway needs another dialect, not another client.
 */
export type GatewayDialect = {
  /** 1: the status code means 1 address blocked, 2 maintenance. 2: 1 maintenance (also with both), 2 region restricted. */
  statusReading: 1 | 2
  /** `list`: agents are the listed types. `exclude`: agents are all types but the excluded ones. */
  agentTypes: { mode: 'list' | 'exclude'; list: readonly number[]; excluded: readonly number[] }
  /** Real accounts: they may deposit and play games that refuse free play. */
  realTypes: readonly number[]
  /** Types that are never asked about contracts. */
  contractExcludedTypes: readonly number[]
  logoutMethod: 'POST' | 'DELETE'
  registerHttpMethod: 'POST' | 'PUT'
  trialMethod: 'POST' | 'GET' | 'freeplay'
  /** Method of the request for a forgotten password by mail. */
  mailPasswordMethod: 'PUT' | 'POST'
  cipher: 'rsa-des' | 'plain'
  /** Form of an encrypted body: as `value` of an object, or bare. */
  cipherBody: 'object' | 'raw'
  helpQuery: 'lang' | 'device'
  smsNumberField: 'mobileNum' | 'mobileNo'
  /** The kinds of announcements each place asks for. */
  announcementTypes: { home: string; gameCenter: string; default: string }
  /** Which family of calls the inbox has. */
  inboxCalls: 'CSP' | 'EMFE'
  /** Which family of calls lists announcements. */
  announcementCalls: 'MCSFE' | 'CCSFE'
  statusCalls: 'v1' | 'v2'
  /** The family of calls that lists the classes of games. */
  gameTypeCalls: 'GLS2' | 'GCSGAME'
  hotGamesParam: 'platform' | 'merchantCode'
  gameListClient: 'platform' | 'clientType'
  /** The path of the current lottery rounds. */
  openIssueCalls: '/lgw' | '/lotto/lgw'
  /** The shortest time between two refreshes of the lottery list, in ms; 0 refreshes as soon as a round ends. */
  lotteryMinRefresh: number
}

export const defaultDialect: GatewayDialect = {
  statusReading: 2,
  agentTypes: { mode: 'list', list: [1, 2, 41, 42], excluded: [0, 4, 40] },
  realTypes: [0, 1, 2],
  contractExcludedTypes: [4, 40, 41, 42],
  logoutMethod: 'DELETE',
  registerHttpMethod: 'PUT',
  trialMethod: 'POST',
  mailPasswordMethod: 'PUT',
  cipher: 'rsa-des',
  cipherBody: 'object',
  helpQuery: 'lang',
  smsNumberField: 'mobileNum',
  announcementTypes: { home: 'B,PL,PU,PR,H', gameCenter: 'B,PL,PU', default: 'B,PL,PU' },
  inboxCalls: 'CSP',
  announcementCalls: 'MCSFE',
  statusCalls: 'v1',
  gameTypeCalls: 'GLS2',
  hotGamesParam: 'platform',
  gameListClient: 'platform',
  openIssueCalls: '/lgw',
  lotteryMinRefresh: 7000,
}

/** Every switch at its first reading. */
export const dialectA: GatewayDialect = {
  ...defaultDialect,
  statusReading: 1,
  agentTypes: { ...defaultDialect.agentTypes, mode: 'exclude' },
  logoutMethod: 'POST',
  registerHttpMethod: 'POST',
}

/** Every switch at its second reading. */
export const dialectB: GatewayDialect = {
  ...defaultDialect,
  trialMethod: 'GET',
  mailPasswordMethod: 'POST',
  cipherBody: 'raw',
  helpQuery: 'device',
  smsNumberField: 'mobileNo',
  announcementTypes: { ...defaultDialect.announcementTypes, gameCenter: 'B' },
  inboxCalls: 'EMFE',
  announcementCalls: 'CCSFE',
  statusCalls: 'v2',
  gameTypeCalls: 'GCSGAME',
  hotGamesParam: 'merchantCode',
  gameListClient: 'clientType',
  openIssueCalls: '/lotto/lgw',
  lotteryMinRefresh: 0,
}
