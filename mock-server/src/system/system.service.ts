import type { components } from '@longan/sdk'
import { countries } from '../catalogue/countries.ts'
import { helpTopics } from '../catalogue/texts.ts'
import type { World } from '../world.ts'
import { moduleTree } from './modules.ts'
import { registrationRules } from './registration-rules.ts'
import { serviceChannels } from './service-channels.ts'
import { closures } from './site-status.ts'

type Schemas = components['schemas']
type Language = 'vi' | 'en'
export type SystemService = ReturnType<typeof systemService>

const DOWNLOADS: Schemas['DownloadLink'][] = [
  { resourceType: 'IOS', url: 'https://download.longan.example/longan.ipa', labelNameEn: 'iPhone app' },
  { resourceType: 'Android', url: 'https://download.longan.example/longan.apk', labelNameEn: 'Android app' },
  { resourceType: 'MOBILECONFIG', url: 'https://download.longan.example/longan.mobileconfig', labelNameEn: 'Web clip' },
]

/** What the operator has configured, and whether the site is open. */
export const systemService = (world: World) => {
  const { settings } = world

  /** Encrypting paths costs more than all the rest of an answer, so each list is made once. */
  const channels = new Map<string, Schemas['ServiceChannel'][]>()
  function channelsIn(language: Language) {
    const key = `${language}${settings.serviceChannels}`
    const known = channels.get(key) ?? serviceChannels(settings.serviceChannels, language)
    channels.set(key, known)
    return known
  }

  const siteSettings = (language: Language): Schemas['SiteSettings'] => ({
    customerService: channelsIn(language),
    mainDomain: 'longan.example',
    domainRoute: [{ domainName: 'longan.example' }, { domainName: 'm.longan.example' }],
    imageCDNs: [],
    launchGameCDNs: [],
    resources: settings.hasDownloads ? DOWNLOADS : [],
    whitelabel: moduleTree(settings.flags),
    register: registrationRules(language),
    mobileTemplate: { mem_cen: settings.mobileTemplate.memberCentre, dep_func: settings.mobileTemplate.deposit },
    paths: { help: '/m/help', service: '/m/customerService', register: '/m/register' },
    sms: { firebase: false },
    gw: { GEETEST_ID: 'demo', GEETEST_VERSION: 'v4' },
    analytics: {},
  })

  return {
    /** The facts a client tells the site's state by; the code only where the facts cannot say it (a blocked address). */
    status(language: Language): Schemas['SystemStatus'] {
      const { maintenance, regionRestriction, ipBlocked } = closures(world)
      return {
        info: siteSettings(language),
        location: { ip: '203.0.113.7', region: 'VN' },
        maintenance,
        regionRestriction,
        ...(ipBlocked && { status: 1 as const }),
      }
    },
    settings: siteSettings,
    whitelabel: () => moduleTree(settings.flags),
    template: (): Schemas['Template'] => ({
      templateId: 'M01',
      merchantCode: settings.merchant,
      parameters: {
        switch_register: settings.flags['REG3'] === false ? '0' : '1',
        mem_cen: settings.mobileTemplate.memberCentre ? '1' : '0',
        dep_func: settings.mobileTemplate.deposit ? '1' : '0',
      },
    }),
    countries: (language: Language): Schemas['Country'][] =>
      countries().map(({ name, code, dialingCode }) => ({
        name: name[language],
        code,
        countryDialingCode: dialingCode,
      })),
    helpTopics: (language: Language): Schemas['HelpTopic'][] =>
      helpTopics().map(({ title, content }) => ({ title: title[language], content: content[language] })),
  }
}
