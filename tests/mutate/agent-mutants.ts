import { inFile, type Mutant } from './mutant.ts'

const area = 'web/src/features/agent/agent-area.test.tsx'
const views = 'web/src/features/agent/agent-views.test.tsx'
const transfer = 'web/src/features/agent/transfer/transfer.test.tsx'
const links = 'web/src/features/agent/agent-register.test.tsx'
const contracts = 'web/src/features/contracts/contracts.test.tsx'
const invite = 'web/src/features/referral/invite.test.tsx'
const entry = 'web/src/features/sign-in/agent-entry.test.tsx'

export const agentMutants: Mutant[] = [
  ...inFile('web/src/shared/gateway-form.ts', 'web/src/features/agent/offer.test.tsx', [
    [
      'in English the maximum is formatted as in English',
      'formatAmount(Number(params.max), currentLanguage())',
      "formatAmount(Number(params.max), 'VI')",
    ],
  ]),
  ...inFile('web/src/features/referral/invite-screen.tsx', invite, [
    ['A-1-16', "invitationUrl('referralCode', referralCode)", "invitationUrl('affiliateCode', referralCode)"],
  ]),
  ...inFile('web/src/shared/invite/invite-card.tsx', invite, [['A-2-21', "t('qr', { code })", "t('code')"]]),
  ...inFile('web/src/features/agent/agent-area-screen.tsx', area, [
    ['A-1-17', 'if (!isAgent)', 'if (!isAgent && view)'],
    ['A-2-23', 'view ? parts[view] : Overview', 'parts[view ?? views[0]]'],
  ]),
  ...inFile('web/src/app/routes/routes.tsx', area, [
    ['G-1-08', "Boolean(storage.get('agentMarker'))", 'false'],
    ['G-6-05', "Boolean(storage.get('agentMarker'))", 'true'],
  ]),
  ...inFile('web/src/features/agent/overview.tsx', area, [
    ['A-7-44', 'text: activeMemberCount', 'text: newMemberCount'],
  ]),
  ...inFile('web/src/api/agent/agent.queries.ts', views, [
    ['A-7-45', '{ level: 1 }', '{ level: 2 }'],
    ['A-7-47', "of === 'salary' ? listSalaries", "of !== 'salary' ? listSalaries"],
    ['A-7-48', "of === 'salary' ? listSalaries", "of !== 'salary' ? listSalaries"],
  ]),
  ...inFile('web/src/features/agent/rebates.tsx', views, [
    [
      'A-7-46',
      'pagedQuery(listDownlineRebates, (page) => ({ page,',
      "pagedQuery(listDownlineRebates, (page) => ({ downline: 'thaomy', page,",
    ],
  ]),
  ...inFile('web/src/features/agent/report.tsx', views, [['A-7-52', 'row.figures.netProfit', 'row.figures.betAmount']]),
  ...inFile('web/src/features/agent/transfer/transfer-form.tsx', transfer, [
    ['A-7-50', 'toDecimal(typed[shareName(downline)] ?? 0)', '5'],
  ]),
  ...inFile('web/src/features/agent/agent-register-screen.tsx', links, [
    ['A-2-20', '{isAgent ? <Links /> : <BecomeAgent />}', '{isAgent ? <BecomeAgent /> : <Links />}'],
  ]),
  ...inFile('web/src/features/agent/links/links.tsx', links, [
    ['A-7-49', "invitationUrl('affiliateCode', newest.affiliateCode)", "invitationUrl('affiliateCode', newest.url)"],
  ]),
  ...inFile('web/src/features/sign-in/agent-entry-screen.tsx', entry, [
    ['A-2-22', '<LoginForm method="username"', '<LoginForm method="sms"'],
  ]),
  ...inFile('web/src/api/agent/agent-entry.queries.ts', entry, [['A-6-24', 'if (isAgent(', 'if (!isAgent(']]),
  ...inFile('web/src/i18n/vi/problems.json', entry, [
    ['A-8-17', 'Tài khoản không phải đại lý không thể', 'Tài khoản không thể'],
  ]),
  ...inFile('web/src/shared/use-referral.tsx', 'web/src/app/tests/agent-referral.test.tsx', [
    ['G-6-04', 'onPress: agent ? open :', 'onPress:'],
  ]),
  ...inFile('web/src/features/contracts/contract-screen.tsx', contracts, [
    ['G-2-18', "salaryContract: 'salary'", "salaryContract: 'dividend'"],
    ['G-2-19', "dividendContract: 'dividend'", "dividendContract: 'hourly'"],
    ['G-2-20', "hourlyContract: 'hourly'", "hourlyContract: 'salary'"],
  ]),
  ...inFile('web/src/features/home/announcement-popup.tsx', contracts, [
    ['G-1-07', 'isSignedIn && !isPending && <ContractPrompts />', 'null'],
  ]),
  ...inFile('web/src/shared/contracts/offers.ts', contracts, [
    ['G-2-40', 'salary: paths.salaryContract', 'salary: paths.hourlyContract'],
    ['G-2-41', 'dividend: paths.dividendContract', 'dividend: paths.hourlyContract'],
    ['G-2-42', 'hourly: paths.hourlyContract', 'hourly: paths.salaryContract'],
    ['G-7-44', "if (page === 'salary') return dailyOf(funds)", "if (page === 'salary') return []"],
    ['G-7-45', "if (page === 'dividend') return dividendsOf(funds)", "if (page === 'dividend') return []"],
    ['G-7-46', "hourlyOf('hourly', funds.contracthoursalreq)", "hourlyOf('hourly', {})"],
  ]),
  ...inFile('web/src/api/agent/contracts.queries.ts', contracts, [
    ['G-6-06', '&& asksContracts(type, { ...defaultDialect, ...config.dialect })', ''],
  ]),
]
