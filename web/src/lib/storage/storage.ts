import * as v from 'valibot'
import * as storageKeys from './storage-keys.ts'

const text = v.string()
const json = v.unknown()
const texts = v.array(text)
const recordOf = <Value extends v.GenericSchema>(value: Value) => v.record(text, value)

const session = v.object({
  token: text,
  merchantCode: text,
  userName: text,
  type: v.number(),
  firstTimeLogin: v.boolean(),
})
export type Session = v.InferOutput<typeof session>

const rememberedLogin = v.object({ type: text, username: text, password: text, countryDialingCode: text })

/** Every storage key: its name, area and shape. Text is stored unchanged, everything else as JSON. */
const entries = {
  session: { name: storageKeys.session, area: 'local', schema: session },
  memberCentreSession: { name: 'memberCenterSession', area: 'local', schema: session },
  status: { name: storageKeys.status, area: 'local', schema: json },
  memberInfo: { name: 'memberInfo', area: 'local', schema: json },
  serviceLink: { name: 'service_link', area: 'local', schema: text },
  template: { name: 'setTemplate', area: 'local', schema: v.object({ mem_cen: v.boolean(), dep_func: v.boolean() }) },
  lotteries: { name: 'lottList', area: 'local', schema: json },
  electronicLotteries: { name: 'elottList', area: 'local', schema: json },
  categories: { name: 'catasList', area: 'local', schema: json },
  vendorGameTypes: { name: 'getVassGameType', area: 'local', schema: json },
  gameLotteries: { name: 'getGameLotts', area: 'local', schema: json },
  favouriteLotteries: { name: 'LOTTFAV', area: 'local', schema: recordOf(texts) },
  recentSearches: { name: 'recentSearches', area: 'local', schema: texts },
  rememberedLogin: { name: 'rememberedLogin', area: 'local', schema: rememberedLogin },
  rememberedSms: { name: 'rememberedSms', area: 'local', schema: rememberedLogin },
  loginSecret: { name: 'loginSecret', area: 'local', schema: text },
  language: { name: storageKeys.language, area: 'local', schema: v.picklist(['VI', 'EN']) },
  theme: { name: storageKeys.theme, area: 'local', schema: v.picklist(['dark', 'light']) },
  answeredLimits: { name: 'answeredLimits', area: 'local', schema: texts },
  agentMarker: { name: storageKeys.agentMarker, area: 'local', schema: text },
  downloadBar: { name: 'downloadBar', area: 'local', schema: v.picklist(['known', 'closed']) },
  firstVisit: { name: 'firstVisit', area: 'session', schema: text },
  hideDownloadBar: { name: 'hideDownloadBar', area: 'local', schema: text },
  autoLogin: { name: 'autoLogin', area: 'local', schema: v.picklist(['0', '1']) },
  balanceHidden: { name: 'balanceHidden', area: 'local', schema: v.picklist(['0', '1']) },
  deviceId: { name: 'SHELL_deviceId', area: 'local', schema: text },
  tabOwner: { name: 'tabOwner', area: 'session', schema: text },
  trialName: { name: 'trialName', area: 'session', schema: text },
  returnTo: { name: 'returnTo', area: 'session', schema: text },
  hideMarquee: { name: storageKeys.hideMarquee, area: 'session', schema: text },
  drafts: { name: 'drafts', area: 'session', schema: recordOf(recordOf(text)) },
  reloadedAt: { name: storageKeys.reloadedAt, area: 'session', schema: text },
  leftGame: { name: 'leftGame', area: 'session', schema: v.object({ userName: text, address: text, name: text }) },
  demoHandle: { name: 'demoHandle', area: 'local', schema: v.object({ side: text, top: v.number() }) },
  directorHints: { name: 'directorHints', area: 'local', schema: text },
  closedAnnouncements: { name: 'closedAnnouncements', area: 'session', schema: texts },
  closedPrompts: { name: 'closedPrompts', area: 'session', schema: texts },
  seenPopups: { name: 'seenPopups', area: 'local', schema: recordOf(text) },
} as const

type Entries = typeof entries
export type StorageKey = keyof Entries
export type StoredValue<Key extends StorageKey> = NonNullable<v.InferOutput<Entries[Key]['schema']>>

// Storage may be blocked (private windows, embedded frames): reading the property can throw.
function storageArea(key: StorageKey): Storage | undefined {
  try {
    return entries[key].area === 'session' ? globalThis.sessionStorage : globalThis.localStorage
  } catch {
    return undefined
  }
}

function decode(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}

function readAs(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : undefined
}

/** The only access to localStorage and sessionStorage. Blocked storage, corrupt JSON and unexpected shapes read as undefined. */
export const storage = {
  get<Key extends StorageKey>(key: Key): StoredValue<Key> | undefined {
    const { name, schema } = entries[key]
    const raw = storageArea(key)?.getItem(name)
    if (raw === null || raw === undefined) return undefined
    // Text that happens to be JSON ("1", "true") stays text.
    const value = schema === json ? undefined : readAs(schema, raw)
    return (value ?? readAs(schema, decode(raw))) as StoredValue<Key> | undefined
  },
  /** Returns whether the value was stored. A blocked, full or read-only storage never throws. */
  set<Key extends StorageKey>(key: Key, value: StoredValue<Key>): boolean {
    try {
      storageArea(key)!.setItem(entries[key].name, typeof value === 'string' ? value : JSON.stringify(value))
      return true
    } catch {
      return false
    }
  },
  remove(key: StorageKey) {
    storageArea(key)?.removeItem(entries[key].name)
  },
  /** Clears what a person has left in this tab. The first visit is the device's. */
  clearSessionStorage() {
    const firstVisit = storage.get('firstVisit')
    storageArea('returnTo')?.clear()
    if (firstVisit) storage.set('firstVisit', firstVisit)
  },
}

/** Calls `act` when another tab changes this key, until the returned function is called. */
export function watchOtherTabs(key: StorageKey, act: () => void) {
  // The key is null after `clear()`.
  const handleStorage = ({ key: name }: StorageEvent) => (name === null || name === entries[key].name) && act()
  addEventListener('storage', handleStorage)
  return () => removeEventListener('storage', handleStorage)
}

/** Values that can be fetched again and may be deleted at any time. */
const cachedKeys = [
  'status',
  'serviceLink',
  'template',
  'lotteries',
  'electronicLotteries',
  'categories',
  'vendorGameTypes',
  'gameLotteries',
] as const satisfies readonly StorageKey[]

export const clearCached = () => cachedKeys.forEach(storage.remove)
