import { catalogue, type Vendor } from '../catalogue/catalogue.ts'
import { type Lottery, lotteries } from '../domains/lottery/lotteries.ts'
import { flagsOf } from '../domains/system/modules.ts'
import { RULEBOOK_IDS } from '../domains/responsible-gaming/rulebooks/rulebook.ts'
import { type FieldUse, type FieldUses, ruledFields } from '../domains/system/registration-rules.ts'
import { gateway, type Settings } from '../gateway.ts'

type SettingsPatch = Partial<Settings>

const OPEN_STATUS = { maintenance: false, regionRestriction: false, ipBlocked: false }

const withoutVendors = (isMissing: (vendor: Vendor) => boolean): SettingsPatch => {
  const missing = catalogue().vendors.filter(isMissing)
  return { games: { ...gateway.settings().games, without: missing.map(({ code }) => code) } }
}

const withoutLotteries = (isMissing: (lottery: Lottery) => boolean): SettingsPatch => ({
  lotteries: { without: lotteries.filter(isMissing).map(({ code }) => code) },
})

const isSportsVendor = ({ categories }: Vendor) => categories.includes('SPORTS')

/** One vendor for every category; that of the lotteries has two. */
const SINGLE_VENDORS = ['KLG', 'BXA', 'TLI', 'SEN', 'SCO', 'DTS', 'DS88', 'TCG_LOTTO_VN']
const FIXED_FIELDS = ['username', 'password', 'mobileNum', 'verificationCode', 'captcha']
const everyFieldAs = (use: FieldUse): FieldUses =>
  Object.fromEntries(
    ruledFields.filter((name) => !FIXED_FIELDS.includes(name) && !name.startsWith('login')).map((name) => [name, use]),
  )

const rulebookPresets = Object.fromEntries(
  RULEBOOK_IDS.map((rulebook) => [`rules-${rulebook}`, (): SettingsPatch => ({ rulebook })]),
)

export const presets: Readonly<Record<string, () => SettingsPatch>> = {
  default: gateway.settings,
  'flags-all-on': () => ({ flags: flagsOf(true) }),
  'flags-all-off': () => ({ flags: flagsOf(false) }),
  'one-language': () => ({ languages: ['VI'] }),
  'status-open': () => ({ status: { ...OPEN_STATUS } }),
  'status-maintenance': () => ({ status: { ...OPEN_STATUS, maintenance: true } }),
  'status-region': () => ({ status: { ...OPEN_STATUS, regionRestriction: true } }),
  'status-both': () => ({ status: { ...OPEN_STATUS, maintenance: true, regionRestriction: true } }),
  'status-ip': () => ({ status: { ...OPEN_STATUS, ipBlocked: true } }),
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
  'vendors-many': () => withoutVendors(() => false),
  'vendors-none': () => withoutVendors(() => true),
  'vendors-single': () => withoutVendors(({ code }) => !SINGLE_VENDORS.includes(code)),
  'vendors-no-sports': () => withoutVendors(isSportsVendor),
  'lottery-no-sea': () => withoutLotteries(({ group }) => group === 'SEA'),
  'lottery-no-vip': () => withoutLotteries(({ code }) => code === 'AE63FK3'),
  'lottery-no-elott': () => ({ games: { ...gateway.settings().games, withoutCategories: ['ELOTT'] } }),
  ...rulebookPresets,
  'readings-A': () => ({ dialect: 'A' }),
  'readings-B': () => ({ dialect: 'B' }),
  'vendors-fb': () => withoutVendors((vendor) => isSportsVendor(vendor) && vendor.code !== 'FB'),
}

/** Replaces the values of `settings`. Flags are merged with those it has. */
export function applySettings(settings: Settings, { flags, ...rest }: SettingsPatch): Settings {
  return Object.assign(settings, rest, { flags: { ...settings.flags, ...flags } })
}
