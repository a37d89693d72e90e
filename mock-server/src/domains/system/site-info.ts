import type { components } from '@longan/sdk'
import type { Language } from '../../kernel/validation/language.ts'
import { moduleTree } from './modules.ts'
import { registrationRules } from './registration-rules.ts'
import { usesOf } from './site-rules.ts'
import type { SystemSettings } from './system.settings.ts'

type Schemas = components['schemas']

const DOWNLOADS: Schemas['DownloadLink'][] = [
  { resourceType: 'IOS', url: 'https://download.longan.example/longan.ipa', labelNameEn: 'iPhone app' },
  { resourceType: 'Android', url: 'https://download.longan.example/longan.apk', labelNameEn: 'Android app' },
  { resourceType: 'MOBILECONFIG', url: 'https://download.longan.example/longan.mobileconfig', labelNameEn: 'Web clip' },
]

export const DOMAINS = ['longan.example', 'm.longan.example'] as const

export const siteInfo = (
  settings: SystemSettings,
  language: Language,
): Omit<Schemas['SiteSettings'], 'customerService'> => ({
  mainDomain: 'longan.example',
  domainRoute: DOMAINS.map((domainName) => ({ domainName })),
  imageCDNs: [...settings.imageCDNs],
  launchGameCDNs: [],
  resources: settings.hasDownloads ? DOWNLOADS : [],
  whitelabel: moduleTree(settings.flags),
  register: registrationRules(language, usesOf(settings)),
  mobileTemplate: { mem_cen: settings.mobileTemplate.memberCentre, dep_func: settings.mobileTemplate.deposit },
  paths: { help: '/m/help', service: '/m/customerService', register: '/m/register' },
  sms: { firebase: settings.smsByProvider },
  gw: { GEETEST_ID: 'demo', GEETEST_VERSION: 'v4' },
  analytics: {},
})

export const siteTemplate = ({ merchant, flags, mobileTemplate }: SystemSettings): Schemas['Template'] => ({
  templateId: 'M01',
  merchantCode: merchant,
  parameters: {
    switch_register: flags['REG3'] === false ? '0' : '1',
    mem_cen: mobileTemplate.memberCentre ? '1' : '0',
    dep_func: mobileTemplate.deposit ? '1' : '0',
  },
})
