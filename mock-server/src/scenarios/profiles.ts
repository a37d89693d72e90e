import { flagsOf } from '../domains/system/modules.ts'
import { house, type Settings } from '../house.ts'

type Patch = Partial<Settings>

const open = { maintenance: false, regionRestriction: false, ipBlocked: false }

/** How the site may be set up, by name (spec/demo-world.md); each changes only what it names. */
export const profiles: Readonly<Record<string, () => Patch>> = {
  default: house.settings,
  'flags-all-on': () => ({ flags: flagsOf(true) }),
  'flags-all-off': () => ({ flags: flagsOf(false) }),
  'one-language': () => ({ languages: ['VI'] }),
  'status-open': () => ({ status: { ...open } }),
  'status-maintenance': () => ({ status: { ...open, maintenance: true } }),
  'status-region': () => ({ status: { ...open, regionRestriction: true } }),
  'status-both': () => ({ status: { ...open, maintenance: true, regionRestriction: true } }),
  'status-ip': () => ({ status: { ...open, ipBlocked: true } }),
  'template-new': () => ({ mobileTemplate: { memberCentre: 1, deposit: 1 } }),
  'template-base': () => ({ mobileTemplate: { memberCentre: 0, deposit: 0 } }),
  'channels-0': () => ({ serviceChannels: 0 }),
  'channels-1': () => ({ serviceChannels: 1 }),
  'channels-2': () => ({ serviceChannels: 2 }),
  'downloads-on': () => ({ hasDownloads: true }),
  'downloads-off': () => ({ hasDownloads: false }),
  'referral-on': () => ({ flags: { REFERRAL3: true } }),
  'referral-off': () => ({ flags: { REFERRAL3: false } }),
  'social-login': () => ({ flags: { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true } }),
  'sms-login': () => ({ flags: { MOBILEVERCODELOGIN3: true } }),
  'empty-content': () => ({ hasContent: false }),
  'full-content': () => ({ hasContent: true }),
}

/** Changes `settings` in place. Flags are switched one by one; everything else is replaced. */
export function applySettings(settings: Settings, { flags, ...rest }: Patch): Settings {
  Object.assign(settings, rest)
  Object.assign(settings.flags, flags)
  return settings
}
