import { constant, type Handlers } from '../../kernel/http/http.ts'
import { languageOf } from '../../kernel/validation/language.ts'
import { headIcons, isAppDomain, pixelTracks, VISITOR } from './site-facts.ts'
import type { SystemService } from './system.service.ts'

type Dependencies = { system: SystemService }
type SettingsOperation =
  | 'getSystemStatus'
  | 'getSystemStatusV2'
  | 'getSettings'
  | 'getWhitelabel'
  | 'getTemplates'
  | 'listCountries'
  | 'listHelpTopics'
type FactsOperation =
  | 'getLocation'
  | 'getDomainRoute'
  | 'listServiceChannels'
  | 'listDownloads'
  | 'listHeadIcons'
  | 'pingGateway'
  | 'collectTelemetry'
  | 'checkAppDomain'
  | 'listPixelTracks'

export const systemHandlers = (services: Dependencies) => ({
  ...settingsHandlers(services),
  ...factsHandlers(services),
})

const settingsHandlers = ({ system }: Dependencies): Handlers<SettingsOperation> => ({
  getSystemStatus: ({ language }) => constant(system.status(language)),
  getSystemStatusV2: ({ language }) => constant(system.status(language)),
  getSettings: ({ language }) => system.settings(language),
  getWhitelabel: () => system.whitelabel(),
  getTemplates: () => system.template(),
  listCountries: ({ language }) => system.countries(language),
  listHelpTopics: ({ query, language }) => system.helpTopics(languageOf(query.lang, language)),
})

const factsHandlers = ({ system }: Dependencies): Handlers<FactsOperation> => ({
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
