import type { Handlers } from '../../kernel/http.ts'
import type { Services } from '../services.ts'

type Operations =
  'getSystemStatus' | 'getSettings' | 'getWhitelabel' | 'getTemplates' | 'listCountries' | 'listHelpTopics'

export const systemHandlers = ({ system }: Services): Handlers<Operations> => ({
  getSystemStatus: ({ language }) => system.status(language),
  getSettings: ({ language }) => system.settings(language),
  getWhitelabel: () => system.whitelabel(),
  getTemplates: () => system.template(),
  listCountries: ({ language }) => system.countries(language),
  listHelpTopics: ({ query, language }) => {
    const asked = query.lang === undefined ? language : query.lang === 'EN' ? 'en' : 'vi'
    return system.helpTopics(asked)
  },
})
