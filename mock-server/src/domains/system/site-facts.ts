import type { components } from '@longan/sdk'
import { avatarUrl } from '../../art/urls.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import { serviceChannels } from './service-channels.ts'
import { DOMAINS } from './site-info.ts'
import type { SystemSettings } from './system.settings.ts'

type Schemas = components['schemas']

const APP_DOMAIN = 'app.longan.example'
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
