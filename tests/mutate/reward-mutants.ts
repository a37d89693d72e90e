import { inFile, type Mutant } from './mutant.ts'

const waiting = 'web/src/features/rewards/claimable-tab.test.tsx'

export const rewardMutants: Mutant[] = [
  ...inFile('sdk/src/resources/downlines.ts', 'tests/wire/agent.test.ts', [
    ['A-7-45', "GET('/wps/agent/downlines', { params: { query }", "GET('/wps/agent/downlines', { params: {}"],
    [
      'A-7-46',
      "PUT('/wps/agent/downlineRebates', { body,",
      "PUT('/wps/agent/downlineRebates', { body: { ...body, rebates: [] },",
    ],
  ]),
  ...inFile('mock-server/src/domains/agent/downlines.handlers.ts', 'tests/wire/agent.test.ts', [
    ['A-7-45', 'downlineCount: tree.childrenOf(one.id).length', 'downlineCount: 0'],
  ]),
  ...inFile('mock-server/src/domains/contracts/contract-management.handlers.ts', 'tests/wire/agent.test.ts', [
    [
      'A-7-47',
      'const amount = toDecimal(found.reduce((sum, one) => sum + one.amount, 0))',
      'const amount = toDecimal(rows.length)',
    ],
    [
      'A-7-48',
      'const amount = toDecimal(found.reduce((sum, one) => sum + one.amount, 0))',
      'const amount = toDecimal(rows.length)',
    ],
  ]),
  ...inFile('sdk/src/resources/contract-book.ts', 'tests/wire/agent.test.ts', [
    [
      'A-7-47',
      "GET('/wps/relay/MCSFE_getSalaryList', { params: { query }",
      "GET('/wps/relay/MCSFE_getSalaryList', { params: {}",
    ],
    ['A-7-48', "'/wps/relay/MCSFE_getDividendList'", "'/wps/relay/MCSFE_getSalaryList'"],
  ]),
  ...inFile('sdk/src/resources/affiliates.ts', 'tests/wire/agent.test.ts', [
    ['A-7-49', "GET('/wps/agent/affiliateUrls', call)", "GET('/wps/relay/MCSFE_viewAffiliateUrls', call)"],
  ]),
  ...inFile('mock-server/src/domains/agent/affiliates.service.ts', 'tests/wire/agent.test.ts', [
    ['A-7-49', '      urls.remove(id)\n', ''],
  ]),
  ...inFile('sdk/src/resources/agent-transfers.ts', 'tests/wire/agent.test.ts', [
    [
      'A-7-50',
      "PUT('/wps/agent/transferDownlines', { body,",
      "PUT('/wps/agent/transferDownlines', { body: { ...body, transfers: body.transfers.slice(1) },",
    ],
  ]),
  ...inFile('mock-server/src/domains/agent/team.handlers.ts', 'tests/wire/agent.test.ts', [
    ['A-7-52', 'footer: toFigures(figures.ofAll(ids, range))', 'footer: toFigures(figures.ofAll(ids.slice(1), range))'],
  ]),
  ...inFile('mock-server/src/domains/contracts/contract-view.ts', 'tests/wire/contracts.test.ts', [
    ['G-3-24', "    contracthoursalreq: byProduct(waiting('hourly'), hourly),\n", ''],
    ['G-7-44', "byProduct(waiting('daily'), daily)", "byProduct(of('hourly'), hourly) as never"],
    ['G-7-45', "byProduct(of('dividend'), dividend)", "byProduct(of('daily'), dividend)"],
    ['G-7-46', "byProduct(waiting('hourly'), hourly)", "byProduct(waiting('realtime'), hourly)"],
  ]),
  ...inFile('sdk/src/resources/contracts.ts', 'tests/wire/contracts.test.ts', [
    ['G-7-45', 'query: { type, status, token: await http.token() }', 'query: { type, status }'],
  ]),
  ...inFile('sdk/src/operations/contracts.gen.ts', 'tests/wire/contracts.test.ts', [
    ['G-7-44', "'getFundsConsolidated', module: 'COMM3', token: true }", "'getFundsConsolidated', module: 'COMM3' }"],
    ['G-7-46', "'getFundsConsolidated', module: 'COMM3', token: true }", "'getFundsConsolidated', module: 'COMM3' }"],
  ]),
  ...inFile('sdk/src/resources/rewards.ts', 'tests/wire/rewards.test.ts', [
    [
      'G-3-23',
      "POST('/wps/relay/MCSFE_signUpRequestReward', { body,",
      "POST('/wps/relay/MCSFE_signUpRequestReward', { body: { ...body, pictures: body.pictures?.slice(1) },",
    ],
    [
      'G-7-43',
      "done(POST('/wps/relay/MCSFE_signUpRequestReward', { body, ...call }))",
      "done(POST('/wps/relay/MCSFE_signUpRequestReward', { body, ...call })).catch(() => undefined)",
    ],
    [
      'G-7-42',
      "'/wps/relay/MCSFE_signUpPromotionJoin', { body: { promotionId }",
      "'/wps/relay/MCSFE_signUpPromotionJoin', { body: { promotionId: promotionId + 1 }",
    ],
  ]),
  ...inFile('mock-server/src/domains/rewards/applications.service.ts', 'tests/wire/rewards.test.ts', [
    ['G-5-02', "if (promotion.remarkRequired && !remarks.trim()) throw invalidField('remarks', 'is missing')", ''],
    [
      'G-5-06',
      "if (promotion.imageRequired && pictures.length === 0) throw invalidField('pictures', 'is missing')",
      '',
    ],
    [
      'G-7-43',
      'if (hasApplied(memberId, promotionId)) throw alreadyApplied()',
      'if (hasApplied(memberId, promotionId)) return',
    ],
    ['G-7-42', "await apply(member, { promotionId, remarks: '', pictures: [] })", ''],
  ]),
  ...inFile('openapi/dist/operations.gen.json', 'tests/wire/rewards.test.ts', [
    ['G-5-01', '"maxLength": 140', '"maxLength": 150'],
  ]),
  ...inFile('web/src/app/routes/routes.tsx', waiting, [
    ['A-2-17', 'notForTrial: true, screen: rewards', 'notForTrial: true'],
  ]),
  ...inFile('web/src/api/rewards/rewards.queries.ts', waiting, [
    ['A-1-11', 'money: one.rewardAmount,', 'money: 0,'],
    ['A-7-59', 'promotionClaimId: Number(id)', 'promotionClaimId: Number(id) + 1'],
  ]),
  ...inFile('web/src/features/rewards/claimable-tab.tsx', waiting, [
    ['A-1-11', "t('until', {", "t('availableFrom', {"],
  ]),
  ...inFile('sdk/src/resources/games.ts', 'tests/wire/games.test.ts', [
    ['G-7-11', 'typeId: 1, merchant_code: merchant', 'typeId: 1, merchantCode: merchant'],
  ]),
  ...inFile('sdk/src/launch-query.ts', 'tests/wire/games.test.ts', [
    ['G-7-31', 'confirmTrans: true,', 'confirmTrans: false,'],
    ['G-3-27', "'ent' : 'trad'", "'ent' : 'ent'"],
  ]),
  ...inFile('sdk/src/constants.ts', 'tests/wire/games.test.ts', [
    ['G-9-05', "['Lott', 'ZY', 'Elott']", "['Lott', 'Elott']"],
  ]),
]
