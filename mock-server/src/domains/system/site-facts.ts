import type { components, ErrorCode } from '@longan/sdk'
import { avatarUrl } from '../../art/urls.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { Refusal, invalidField } from '../../kernel/validation/refusal.ts'
import type { SystemSettings } from './system.settings.ts'
import CryptoJS from 'crypto-js/core.js'
import 'crypto-js/enc-base64.js'
import 'crypto-js/mode-ecb.js'
import 'crypto-js/tripledes.js'
import { parseText } from '../../catalogue/words.ts'
import { moduleTree } from './modules.ts'
import { registrationRules, type FieldUses } from './registration-rules.ts'
import type { RulebookService } from '../responsible-gaming/rulebook.service.ts'
import { readProblem, textSchema } from '@longan/sdk/inputs/rules'
import { safeParse } from 'valibot'
import type { LocalizedText } from '../../kernel/validation/language.ts'

type ServiceChannel = components['schemas']['ServiceChannel']

/** Type 3 is the customer-service link; the others are alternatives. */
const CHANNELS = [
  { type: 3, title: parseText('Chăm sóc khách hàng=Customer service'), url: 'https://support.site.example/chat' },
  {
    type: 1,
    title: parseText('Hỗ trợ qua Telegram=Support on Telegram'),
    url: 'https://support.site.example/telegram',
  },
]
const PATH_KEY = 'Kd83hQz1'

/** Cache of encrypted paths, shared by all worlds: encryption is the slowest part of a response. */
const paths = new Map<string, string>()
function pathOf(url: string): string {
  const path = paths.get(url) ?? encryptPath(url)
  paths.set(url, path)
  return path
}

/** Returns the base64 DES-ECB ciphertext followed by the eight characters of its key (facts B, last part). */
function encryptPath(url: string): string {
  const key = CryptoJS.enc.Utf8.parse(PATH_KEY)
  const options = { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.Pkcs7 }
  return `${CryptoJS.enc.Base64.stringify(CryptoJS.DES.encrypt(url, key, options).ciphertext)}${PATH_KEY}`
}

export const serviceChannels = (count: number, language: Language): ServiceChannel[] =>
  CHANNELS.slice(0, count).map(({ type, title, url }) => ({
    path: pathOf(url),
    title: title[language],
    type,
    csType: type,
    labelIds: [],
  }))

type SiteInfoSchemas = components['schemas']

const DOWNLOADS: SiteInfoSchemas['DownloadLink'][] = [
  { resourceType: 'IOS', url: 'https://download.site.example/app.ipa', labelNameEn: 'iPhone app' },
  { resourceType: 'Android', url: 'https://download.site.example/app.apk', labelNameEn: 'Android app' },
  { resourceType: 'MOBILECONFIG', url: 'https://download.site.example/app.mobileconfig', labelNameEn: 'Web clip' },
]

const DOMAINS = ['site.example', 'm.site.example'] as const

export const siteInfo = (
  settings: SystemSettings,
  language: Language,
  rulebook: RulebookService,
): Omit<SiteInfoSchemas['SiteSettings'], 'customerService'> => ({
  mainDomain: 'site.example',
  domainRoute: DOMAINS.map((domainName) => ({ domainName })),
  imageCDNs: [...settings.imageCDNs],
  launchGameCDNs: [],
  resources: settings.hasDownloads ? DOWNLOADS : [],
  whitelabel: moduleTree(settings.flags),
  register: registrationRules(language, usesOf(settings, rulebook)),
  mobileTemplate: { mem_cen: settings.mobileTemplate.memberCentre, dep_func: settings.mobileTemplate.deposit },
  paths: { help: '/m/help', service: '/m/customerService', register: '/m/register' },
  sms: { firebase: settings.smsByProvider },
  gw: { GEETEST_ID: 'demo', GEETEST_VERSION: 'v4' },
  analytics: {},
})

export const siteTemplate = ({ merchant, flags, mobileTemplate }: SystemSettings): SiteInfoSchemas['Template'] => ({
  templateId: 'M01',
  merchantCode: merchant,
  parameters: {
    switch_register: flags['REG3'] === false ? '0' : '1',
    mem_cen: mobileTemplate.memberCentre ? '1' : '0',
    dep_func: mobileTemplate.deposit ? '1' : '0',
  },
})

/** Where the rulebook has a lowest age the day of birth is required, or the rule could be avoided by leaving it out. */
const usesOf = ({ registration, flags }: SystemSettings, rulebook: RulebookService): FieldUses => ({
  ...registration,
  ...(flags['CAPTCHA3'] === false && { captcha: '-' }),
  ...(flags['RESPGAME3'] !== false && rulebook.valueOf('age.lowest') !== null && { birthday: 'R' }),
})

export function siteRules(settings: SystemSettings, rulebook: RulebookService) {
  const rules = (language: Language) => registrationRules(language, usesOf(settings, rulebook))

  return {
    registrationRules: rules,
    assertValidText(name: string, text: string, field = name): void {
      const [rule, vietnamese] = [rules('en')[name]!, rules('vi')[name]!]
      validateText(text, { name, field, rule, message: { vi: vietnamese.message!, en: rule.message! } })
    },
  }
}

type Rule = components['schemas']['RegistrationRule']

const CODES: Readonly<Record<string, ErrorCode>> = {
  username: 'account.format.invalid',
  password: 'password.format.invalid',
  email: 'email.format.invalid',
  payeeName: 'name.format.invalid',
  nickname: 'name.format.invalid',
  mobileNum: 'mobile.format.invalid',
}
type TextRule = { name: string; field: string; rule: Rule; message: LocalizedText }

function validateText(text: string, { name, field, rule, message }: TextRule): void {
  const { issues } = safeParse(textSchema({ ...rule, message: '' }), text)
  if (!issues) return
  const { code } = readProblem(issues[0].message)
  if (code === 'required') throw invalidField(field, 'is missing')
  const reason = code === 'length' ? `must have ${rule.minLength} to ${rule.maxLength} characters` : 'has a wrong form'
  throw new Refusal(400, CODES[name] ?? 'request_param_err', message, { field, reason })
}

type Schemas = components['schemas']

const APP_DOMAIN = 'app.site.example'
const HOSTS: readonly string[] = [...DOMAINS, APP_DOMAIN]
const ICON_COUNT = 12

/** The location of all visitors; the address is reserved for documentation. */
export const VISITOR: Schemas['VisitorLocation'] = { ip: '203.0.113.7', region: 'VN' }

export function domainRoutes(settings: SystemSettings, language: Language, host?: string): Schemas['DomainRoutes'] {
  if (host !== undefined && !HOSTS.includes(host)) {
    const value = { field: 'url', reason: 'is not a domain of this site' }
    throw new Refusal(400, 'domain_not_available', 'This domain is not configured', value)
  }
  return {
    customerService: serviceChannels(settings.serviceChannels, language),
    domainList: DOMAINS.map((domainName) => ({ domainName })),
  }
}

export const isAppDomain = (host: string | undefined): boolean => host === APP_DOMAIN

export const headIcons = (): Schemas['HeadIcon'][] =>
  Array.from({ length: ICON_COUNT }, (_, index) => ({ iconId: String(index + 1), url: avatarUrl(index + 1) }))

export const pixelTracks = (): Schemas['PixelTrack'][] => [{ platform: 'demo', pixelId: 'longan-demo-1' }]
