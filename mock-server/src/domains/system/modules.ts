/** All modules of the gateway by branch (facts E), and our own: `PROMO3` for promotions, `RESPGAME3` for responsible gaming. */
const BRANCHES = {
  HOMEPAGE: 'GAMELO3 GAMELOHOT3 GAMELOFAV3 GAMELOREC3 INBOX3 CBS3 FEEDBACK3 REFERRAL3 APPREWARD3 PROMO3',
  LOGIN:
    'COMM3 MOBILELOGIN3 MOBILEVERCODELOGIN3 FACEBOOKLOGIN3 GOOGLELOGIN3 LOGINIPVERF3 FREEPLAY3 CAPTCHA3 GEETEST3 ' +
    'GEETESTVCODE3 VERIFICATION3 CHNGPASSVERIF3 PWRESETSMS3',
  REGISTER:
    'REG3 USERNAMEREG3 MOBILENUMREG3 MOBILENUMPASSREG3 REGMOBVERF3 MOBILEVERFNOTREQ3 DISABLEDMOBILEVERIF3 AFFMAN3 ' +
    'SUFAFFCODE3 SIMPLIFIEDURL3 AFFURLEXT3',
  MC:
    'MYACC PASS3 PWDEXPFORCECHANGE3 PROFPIC3 PERSMAIL3 PERSPAYEE3 BIRTHDAY3 MAILVERIFICATION3 UPDATEMOBILEICC3 ' +
    'BINDGA3 SECQUES3 DISPLAYLOCATION3 REWCEN3 PTSYS3 PLYRBT MEMCLUB3 DISPTOTPROMEARN3 RESPGAME3',
  MYWALL:
    'DPSTBAS3 DEPOSITBEHALF FUNDTRANS3 CREDITMAR3 BINDCARD3 BINDVC3 BINDEW3 PAYMENTPASS3 RESPAYPASS3 ' +
    'WDRAWNOPASSVERIF3 WDRAWINFOBINDDATE3 TRANSREC3 DEPRECM3 WITHREC3 MEMTRANS3 TRANSBETREPMEM3 PERSPNL3 ' +
    'DISPEXTURNOVERLIST3',
  AGEPAG:
    'TEAMBETTING3 CREATEAFF3 AGEREGDOWN3 REGCEN DOWNMAN AGEINFO3 AGETEAMPNL3 AGEREV3 AGEDOWNTRANS3 AGEANNOUNCE3 ' +
    'AGENTRANSMULTDOWN3 AGETRANSFERUP3 SIGNCONDIV3 CONTDIV DIVIDEND DAILYSALCONT3 DAYSAL DAYSALMR HOURSAL3 RTSALARY3',
} as const

/** Off by default: services without a simulator, and modules that remove functions. */
const OFF_BY_DEFAULT =
  'FACEBOOKLOGIN3 GOOGLELOGIN3 LOGINIPVERF3 GEETEST3 GEETESTVCODE3 REGMOBVERF3 MOBILEVERFNOTREQ3 ' +
  'DISABLEDMOBILEVERIF3 PWDEXPFORCECHANGE3 CREDITMAR3 WDRAWNOPASSVERIF3'

const BRANCH_LISTS = Object.entries(BRANCHES).map(([branch, ids]) => [branch, ids.split(' ')] as const)

export const moduleIds: readonly string[] = BRANCH_LISTS.flatMap(([branch, ids]) => [branch, ...ids])

export const flagsOf = (isOn?: boolean): Record<string, boolean> => {
  const off = OFF_BY_DEFAULT.split(' ')
  return Object.fromEntries(moduleIds.map((id) => [id, isOn ?? !off.includes(id)]))
}

const node = (modId: string, flags: Record<string, boolean>) => ({
  modId,
  enabled: flags[modId] === false ? ('0' as const) : ('1' as const),
})

/** Returns the module tree: root, branches, modules. A module that is not in `flags` is on. */
export const moduleTree = (flags: Record<string, boolean>) => ({
  modId: 'ROOT',
  enabled: '1' as const,
  childrenNodes: BRANCH_LISTS.map(([branch, ids]) => ({
    ...node(branch, flags),
    childrenNodes: ids.map((id) => node(id, flags)),
  })),
})
