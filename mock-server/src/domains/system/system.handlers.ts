import type { Handlers } from '../../kernel/http.ts'
import { languageOf } from '../../kernel/language.ts'
import type { SystemService } from './system.service.ts'

type Operations =
  'getSystemStatus' | 'getSettings' | 'getWhitelabel' | 'getTemplates' | 'listCountries' | 'listHelpTopics'

export const systemHandlers = ({ system }: { system: SystemService }): Handlers<Operations> => ({
  getSystemStatus: ({ language }) => system.status(language),
  getSettings: ({ language }) => system.settings(language),
  getWhitelabel: () => system.whitelabel(),
  getTemplates: () => system.template(),
  listCountries: ({ language }) => system.countries(language),
  listHelpTopics: ({ query, language }) => system.helpTopics(languageOf(query.lang, language)),
})
