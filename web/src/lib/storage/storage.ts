import * as storageKeys from './storage-keys.ts'

/** Returns the stored value as `Value`; undefined if it has another shape. */
type Reader<Value> = (value: unknown) => Value | undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)
const json: Reader<unknown> = (value) => value
const texts: Reader<string[]> = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined
const oneOf =
  <const Value extends string>(...values: Value[]): Reader<Value> =>
  (value) =>
    values.find((one) => one === value)
/** Reads an object with fields of these types; additional fields are kept. */
const withFields =
  <Shape extends Record<string, unknown>>(sample: Shape): Reader<Shape> =>
  (value) =>
    isRecord(value) && Object.entries(sample).every(([key, one]) => typeof value[key] === typeof one)
      ? (value as Shape)
      : undefined
const recordOf =
  <Value>(reader: Reader<Value>): Reader<Record<string, Value>> =>
  (value) =>
    isRecord(value) && Object.values(value).every((one) => reader(one) !== undefined)
      ? (value as Record<string, Value>)
      : undefined

export type Session = { token: string; merchantCode: string; userName: string; type: number; firstTimeLogin: boolean }

const session = withFields<Session>({ token: '', merchantCode: '', userName: '', type: 0, firstTimeLogin: false })
const rememberedLogin = withFields({ type: '', username: '', password: '', countryDialingCode: '' })

/** Every storage key: its name, area and shape. Text is stored unchanged, everything else as JSON. */
const entries = {
  session: { name: storageKeys.session, area: 'local', read: session },
  memberCentreSession: { name: 'memberCenterSession', area: 'local', read: session },
  status: { name: storageKeys.status, area: 'local', read: json },
  memberInfo: { name: 'memberInfo', area: 'local', read: json },
  serviceLink: { name: 'service_link', area: 'local', read: text },
  template: { name: 'setTemplate', area: 'local', read: withFields({ mem_cen: false, dep_func: false }) },
  lotteries: { name: 'lottList', area: 'local', read: json },
  electronicLotteries: { name: 'elottList', area: 'local', read: json },
  categories: { name: 'catasList', area: 'local', read: json },
  vendorGameTypes: { name: 'getVassGameType', area: 'local', read: json },
  gameLotteries: { name: 'getGameLotts', area: 'local', read: json },
  favouriteLotteries: { name: 'LOTTFAV', area: 'local', read: recordOf(texts) },
  recentSearches: { name: 'recentSearches', area: 'local', read: texts },
  rememberedLogin: { name: 'rememberedLogin', area: 'local', read: rememberedLogin },
  rememberedSms: { name: 'rememberedSms', area: 'local', read: rememberedLogin },
  loginSecret: { name: 'loginSecret', area: 'local', read: text },
  language: { name: storageKeys.language, area: 'local', read: oneOf('VI', 'EN') },
  theme: { name: storageKeys.theme, area: 'local', read: oneOf('dark', 'light') },
  answeredLimits: { name: 'answeredLimits', area: 'local', read: texts },
  agentMarker: { name: 'ac', area: 'local', read: text },
  downloadBar: { name: 'downloadBar', area: 'local', read: oneOf('known', 'closed') },
  firstVisit: { name: 'firstVisit', area: 'session', read: text },
  hideDownloadBar: { name: 'hideDownloadBar', area: 'local', read: text },
  autoLogin: { name: 'autoLogin', area: 'local', read: oneOf('0', '1') },
  balanceHidden: { name: 'balanceHidden', area: 'local', read: oneOf('0', '1') },
  deviceId: { name: 'SHELL_deviceId', area: 'local', read: text },
  tabOwner: { name: 'tabOwner', area: 'session', read: text },
  trialName: { name: 'trialName', area: 'session', read: text },
  returnTo: { name: 'returnTo', area: 'session', read: text },
  hideMarquee: { name: storageKeys.hideMarquee, area: 'session', read: text },
  drafts: { name: 'drafts', area: 'session', read: recordOf(recordOf(text)) },
  reloadedAt: { name: storageKeys.reloadedAt, area: 'session', read: text },
  leftGame: { name: 'leftGame', area: 'session', read: withFields({ userName: '', address: '', name: '' }) },
  demoHandle: { name: 'demoHandle', area: 'local', read: withFields({ side: '', top: 0 }) },
  directorHints: { name: 'directorHints', area: 'local', read: text },
  closedAnnouncements: { name: 'closedAnnouncements', area: 'session', read: texts },
  closedPrompts: { name: 'closedPrompts', area: 'session', read: texts },
  seenPopups: { name: 'seenPopups', area: 'local', read: recordOf(text) },
} as const

type Entries = typeof entries
export type StorageKey = keyof Entries
export type StoredValue<Key extends StorageKey> = NonNullable<ReturnType<Entries[Key]['read']>>

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

/** The only access to localStorage and sessionStorage. Blocked storage, corrupt JSON and unexpected shapes read as undefined. */
export const storage = {
  get<Key extends StorageKey>(key: Key): StoredValue<Key> | undefined {
    const { name, read } = entries[key]
    const raw = storageArea(key)?.getItem(name)
    if (raw === null || raw === undefined) return undefined
    // Text that happens to be JSON ("1", "true") stays text.
    const value = read === json ? undefined : read(raw)
    return (value ?? read(decode(raw))) as StoredValue<Key> | undefined
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
  clearSessionStorage() {
    storageArea('returnTo')?.clear()
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
