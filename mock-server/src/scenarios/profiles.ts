import { catalogue, type Vendor } from '../catalogue/catalogue.ts'
import { type Lottery, lotteries } from '../domains/lottery/lotteries.ts'
import { flagsOf } from '../domains/system/modules.ts'
import { type FieldUse, type FieldUses, ruledFields } from '../domains/system/registration-rules.ts'
import { house, type Settings } from '../gateway.ts'

type Patch = Partial<Settings>

const open = { maintenance: false, regionRestriction: false, ipBlocked: false }

const without = (isMissing: (vendor: Vendor) => boolean): Patch => {
  const missing = catalogue().vendors.filter(isMissing)
  return { games: { ...house.settings().games, without: missing.map(({ code }) => code) } }
}

const withoutLotteries = (isMissing: (lottery: Lottery) => boolean): Patch => ({
  lotteries: { without: lotteries.filter(isMissing).map(({ code }) => code) },
})

const isOfSports = ({ categories }: Vendor) => categories.includes('SPORTS')

/** One for every category; the lotteries' has two. */
const SINGLE = ['KLG', 'BXA', 'TLI', 'SEN', 'SCO', 'DTS', 'DS88', 'TCG_LOTTO_VN']
/** What a newcomer may always leave out. */
const NOT_OPTIONAL = ['username', 'password', 'mobileNum', 'verificationCode', 'captcha']
const everyFieldAs = (use: FieldUse): FieldUses =>
  Object.fromEntries(
    ruledFields.filter((name) => !NOT_OPTIONAL.includes(name) && !name.startsWith('login')).map((name) => [name, use]),
  )

/** What a site's operator may switch together, by name; each changes only what it names. */
export const profiles: Readonly<Record<string, () => Patch>> = {
  default: house.settings,
  'flags-all-on': () => ({ flags: flagsOf(true) }),
  'flags-all-off': () => ({ flags: flagsOf(false) }),
  'one-language': () => ({ languages: ['VI'] }),
  'status-open': () => ({ status: { ...open } }),
  'status-maintenance': () => ({ status: { ...open, maintenance: true } }),
  'status-region': () => ({ status: { ...open, regionRestriction: true } }),
  'status-both': () => ({ status: { ...open, maintenance: true, regionRestriction: true } }),
  'status-ip': () => ({ status: { ...open, ipBlocked: true } }),
  'template-new': () => ({ mobileTemplate: { memberCentre: 1, deposit: 1 } }),
  'template-base': () => ({ mobileTemplate: { memberCentre: 0, deposit: 0 } }),
  'chat-on': () => ({ flags: { CBS3: true } }),
  'chat-off': () => ({ flags: { CBS3: false } }),
  'channels-0': () => ({ serviceChannels: 0 }),
  'channels-1': () => ({ serviceChannels: 1 }),
  'channels-2': () => ({ serviceChannels: 2 }),
  'downloads-on': () => ({ hasDownloads: true }),
  'downloads-off': () => ({ hasDownloads: false }),
  'referral-on': () => ({ flags: { REFERRAL3: true } }),
  'referral-off': () => ({ flags: { REFERRAL3: false } }),
  'social-login': () => ({ flags: { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true } }),
  'sms-login': () => ({ flags: { MOBILEVERCODELOGIN3: true } }),
  'sms-by-provider': () => ({ flags: { MOBILEVERCODELOGIN3: true }, smsByProvider: true }),
  'reg-mobile-only': () => ({ flags: { USERNAMEREG3: false, MOBILENUMREG3: true } }),
  'reg-username-only': () => ({ flags: { USERNAMEREG3: true, MOBILENUMREG3: false } }),
  'reg-both': () => ({ flags: { USERNAMEREG3: true, MOBILENUMREG3: true } }),
  'reg-no-password': () => ({ flags: { MOBILENUMPASSREG3: false } }),
  'reg-closed': () => ({ flags: { USERNAMEREG3: false, MOBILENUMREG3: false } }),
  'reg-verify': () => ({ flags: { REGMOBVERF3: true } }),
  'reg-captcha': () => ({ registration: { captcha: 'R' } }),
  'reg-all-fields': () => ({ registration: everyFieldAs('O') }),
  'reg-few-fields': () => ({ registration: everyFieldAs('-') }),
  'affiliate-check': () => ({ flags: { AFFMAN3: true } }),
  'affiliate-unchecked': () => ({ flags: { AFFMAN3: false } }),
  'login-device-check': () => ({ flags: { LOGINIPVERF3: true } }),
  'human-check': () => ({ flags: { GEETEST3: true, GEETESTVCODE3: true } }),
  'empty-content': () => ({ hasContent: false, hasHelp: false }),
  'full-content': () => ({ hasContent: true, hasHelp: true, promotions: 'all' }),
  'promotions-one-category': () => ({ promotions: 'oneCategory' }),
  'promotions-broken-pictures': () => ({ promotions: 'brokenPictures' }),
  'vendors-many': () => without(() => false),
  'vendors-none': () => without(() => true),
  'vendors-single': () => without(({ code }) => !SINGLE.includes(code)),
  'vendors-no-sports': () => without(isOfSports),
  'lottery-no-sea': () => withoutLotteries(({ group }) => group === 'SEA'),
  'lottery-no-vip': () => withoutLotteries(({ code }) => code === 'AE63FK3'),
  'lottery-no-elott': () => ({ games: { ...house.settings().games, withoutCategories: ['ELOTT'] } }),
  'readings-A': () => ({ reading: 'A' }),
  'readings-B': () => ({ reading: 'B' }),
  'vendors-fb': () => without((vendor) => isOfSports(vendor) && vendor.code !== 'FB'),
}

/** Changes `settings` in place. Flags are switched one by one; everything else is replaced. */
export function applySettings(settings: Settings, { flags, ...rest }: Patch): Settings {
  Object.assign(settings, rest)
  Object.assign(settings.flags, flags)
  return settings
}
