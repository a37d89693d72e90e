import { type components, defaultDialect, isAgent, memberType, statusCode } from '@longan/sdk'
import { countries } from '../../catalogue/countries.ts'
import { helpTopics } from '../../catalogue/texts.ts'
import type { Caller } from '../../kernel/world/caller.ts'
import type { Language, LocalizedText } from '../../kernel/validation/language.ts'
import type { World } from '../../kernel/world/world.ts'
import type { RulebookService } from '../responsible-gaming/rulebook.service.ts'
import { moduleTree } from './modules.ts'
import type { Dialect } from './dialects.ts'
import { serviceChannels, domainRoutes, VISITOR, siteInfo, siteTemplate, siteRules } from './site-facts.ts'
import { closures, isWhitelisted } from './site-status.ts'
import type { SystemSettings } from './system.settings.ts'

type Schemas = components['schemas']
export type SystemService = ReturnType<typeof systemService>

type Closures = ReturnType<typeof closures>
type Facts = { settings: object; closed: Closures }
type KnownStatus = Facts & { status: Schemas['SystemStatus'] }

/** Statuses of sites by all that they depend on. Worlds with the same settings share them. */
const statuses = new Map<string, Schemas['SystemStatus']>()
const MAX_STATUSES = 50

function findOrAdd(facts: string, create: () => Schemas['SystemStatus']): Schemas['SystemStatus'] {
  const found = statuses.get(facts)
  if (found) return found
  if (statuses.size === MAX_STATUSES) statuses.clear()
  const status = create()
  statuses.set(facts, status)
  return status
}

/** Compares the values themselves, not what is in them: the value of a setting is replaced, never changed. */
function hasSameValues<Fields extends object>(one: Fields, other: Fields): boolean {
  const names = Object.keys(one) as (keyof Fields)[]
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

const isCurrent = (known: KnownStatus | undefined, { settings, closed }: Facts): known is KnownStatus =>
  known !== undefined && hasSameValues(known.closed, closed) && hasSameValues(known.settings, settings)

/** The last status in each language: most worlds have the same values of settings. */
const latest = new Map<Language, KnownStatus>()

function findStatus(language: Language, facts: Facts, create: () => Schemas['SystemStatus']): KnownStatus {
  const last = latest.get(language)
  if (isCurrent(last, facts)) return last
  const { settings, closed } = facts
  const status = findOrAdd(JSON.stringify([language, settings, closed]), create)
  const known = { settings: { ...settings }, closed, status }
  latest.set(language, known)
  return known
}

export const systemService = (world: World<SystemSettings>, { rulebook }: { rulebook: RulebookService }) => {
  const { settings } = world
  const known = new Map<Language, KnownStatus>()

  const siteSettings = (language: Language): Schemas['SiteSettings'] => ({
    customerService: serviceChannels(settings.serviceChannels, language),
    ...siteInfo(settings, language, rulebook),
  })

  function createStatus(language: Language, closed: Closures): Schemas['SystemStatus'] {
    const { ipBlocked, ...facts } = closed
    return {
      info: siteSettings(language),
      location: VISITOR,
      ...facts,
      ...(isWhitelisted(world) && { whitelist: true }),
      ...codeOf(settings.dialect, facts, ipBlocked),
    }
  }

  return {
    /** Returns the status of the site, the same object until a setting or a closure changes: apps ask for it all the time. It has a status code if the gateway accepts only one dialect, or if the other fields cannot express the state (a blocked address). */
    status(language: Language): Schemas['SystemStatus'] {
      const facts = { settings, closed: closures(world) }
      const last = known.get(language)
      if (isCurrent(last, facts)) return last.status
      const current = findStatus(language, facts, () => createStatus(language, facts.closed))
      known.set(language, current)
      return current.status
    },
    settings: siteSettings,
    visitor: VISITOR,
    /** Writes the name of the site in place of `{site}`. */
    nameSite({ vi, en }: LocalizedText): LocalizedText {
      const name = settings.brand.name ?? settings.siteName
      return { vi: vi.replaceAll('{site}', name.vi), en: en.replaceAll('{site}', name.en) }
    },
    ...siteRules(settings, rulebook),
    isOn: (modId: string): boolean => settings.flags[modId] !== false,
    /** Returns true if the member is an agent on this site; type 3 is an agent only in dialect A (decision 2). */
    isAgent: (member: Pick<Caller, 'type'>): boolean => isAgentInDialect(settings.dialect, member),
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

function isAgentInDialect(dialect: Dialect, { type }: Pick<Caller, 'type'>): boolean {
  const mode = dialect === 'A' ? 'exclude' : 'list'
  const agentTypes = { ...defaultDialect.agentTypes, mode } as const
  return isAgent(memberType(type === undefined ? {} : { type }), { agentTypes })
}

function codeOf(dialect: Dialect, facts: Parameters<typeof statusCode>[0], ipBlocked: boolean): { status?: 0 | 1 | 2 } {
  if (dialect === 'B') return { status: statusCode(facts, 2) }
  if (ipBlocked) return { status: 1 }
  return dialect === 'A' ? { status: statusCode(facts, 1) } : {}
}
