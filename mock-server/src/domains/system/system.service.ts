import { type components, defaultProfile, isAgent, memberType, statusCode } from '@longan/sdk'
import { countries } from '../../catalogue/countries.ts'
import { helpTopics } from '../../catalogue/texts.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Language } from '../../kernel/language.ts'
import type { World } from '../../kernel/world.ts'
import { moduleTree } from './modules.ts'
import type { DialectReading } from './dialects.ts'
import { serviceChannels } from './service-channels.ts'
import { domainRoutes, VISITOR } from './site-facts.ts'
import { siteInfo, siteTemplate } from './site-info.ts'
import { siteRules } from './site-rules.ts'
import { closures, isWhitelisted } from './site-status.ts'
import type { SystemSettings } from './system.settings.ts'

type Schemas = components['schemas']
export type SystemService = ReturnType<typeof systemService>

/** What the operator has configured, and whether the site is open. */
export const systemService = (world: World<SystemSettings>) => {
  const { settings } = world

  const siteSettings = (language: Language): Schemas['SiteSettings'] => ({
    customerService: serviceChannels(settings.serviceChannels, language),
    ...siteInfo(settings, language),
  })

  return {
    /** The facts a client tells the site's state by; the code where the gateway knows one reading, or the facts cannot say it (a blocked address). */
    status(language: Language): Schemas['SystemStatus'] {
      const { ipBlocked, ...facts } = closures(world)
      const listed = isWhitelisted(world) && { whitelist: true }
      return {
        info: siteSettings(language),
        location: VISITOR,
        ...facts,
        ...listed,
        ...codeOf(settings.reading, facts, ipBlocked),
      }
    },
    settings: siteSettings,
    /** Where every visitor comes from. */
    visitor: VISITOR,
    ...siteRules(settings),
    /** Whether the operator has this module of the site on. */
    isOn: (modId: string): boolean => settings.flags[modId] !== false,
    /** Whether this member is an agent on this site; type 3 is one under the first reading alone (decision 2). */
    isAgent: (member: Pick<Caller, 'type'>): boolean => isAgentAt(settings.reading, member),
    domains: (language: Language, host?: string) => domainRoutes(settings, language, host),
    whitelabel: () => moduleTree(settings.flags),
    template: () => siteTemplate(settings),
    countries: (language: Language): Schemas['Country'][] =>
      countries().map(({ name, code, dialingCode: countryDialingCode }) => ({
        name: name[language],
        code,
        countryDialingCode,
      })),
    helpTopics: (language: Language): Schemas['HelpTopic'][] =>
      (settings.hasHelp ? helpTopics() : []).map(({ title, content }) => ({
        title: title[language],
        content: content[language],
      })),
  }
}

function isAgentAt(reading: DialectReading, { type }: Pick<Caller, 'type'>): boolean {
  const mode = reading === 'A' ? 'exclude' : 'list'
  const agentTypes = { ...defaultProfile.agentTypes, mode } as const
  return isAgent(memberType(type === undefined ? {} : { type }), { agentTypes })
}

/** The code of a status: by the one reading that the gateway knows, else where the facts cannot say it. */
function codeOf(reading: DialectReading, facts: Parameters<typeof statusCode>[0], ipBlocked: boolean): { status?: 0 | 1 | 2 } {
  if (reading === 'B') return { status: statusCode(facts, 2) }
  if (ipBlocked) return { status: 1 }
  return reading === 'A' ? { status: statusCode(facts, 1) } : {}
}
