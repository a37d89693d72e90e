import type { Handlers } from '../../kernel/http.ts'
import { languageOf } from '../../kernel/language.ts'
import { headIcons, isAppDomain, pixelTracks, VISITOR } from './site-facts.ts'
import type { SystemService } from './system.service.ts'

type Needs = { system: SystemService }
type Settings =
  | 'getSystemStatus'
  | 'getSystemStatusV2'
  | 'getSettings'
  | 'getWhitelabel'
  | 'getTemplates'
  | 'listCountries'
  | 'listHelpTopics'
type Facts =
  | 'getLocation'
  | 'getDomainRoute'
  | 'listServiceChannels'
  | 'listDownloads'
  | 'listHeadIcons'
  | 'pingGateway'
  | 'collectTelemetry'
  | 'checkAppDomain'
  | 'listPixelTracks'

export const systemHandlers = (services: Needs) => ({ ...settingsHandlers(services), ...factsHandlers(services) })

const settingsHandlers = ({ system }: Needs): Handlers<Settings> => ({
  getSystemStatus: ({ language }) => system.status(language),
  getSystemStatusV2: ({ language }) => system.status(language),
  getSettings: ({ language }) => system.settings(language),
  getWhitelabel: () => system.whitelabel(),
  getTemplates: () => system.template(),
  listCountries: ({ language }) => system.countries(language),
  listHelpTopics: ({ query, language }) => system.helpTopics(languageOf(query.lang, language)),
})

const factsHandlers = ({ system }: Needs): Handlers<Facts> => ({
  getLocation: () => VISITOR,
  getDomainRoute: ({ query, language }) => system.domains(language, query.url),
  listServiceChannels: ({ language }) => system.settings(language).customerService,
  listDownloads: ({ language }) => system.settings(language).resources,
  listHeadIcons: headIcons,
  pingGateway: () => true,
  collectTelemetry: () => undefined,
  checkAppDomain: ({ query }) => isAppDomain(query.url),
  listPixelTracks: pixelTracks,
})
