import { storageKeys } from './storage-keys.ts'

/** Reads a stored value as `Value`, or as nothing when it has another form. */
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
/** A record with these fields of these types; further fields are left alone. */
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

/** What the app keeps about the person who is logged in. */
export type Session = { token: string; merchantCode: string; userName: string; type: number; firstTimeLogin: boolean }

const session = withFields<Session>({ token: '', merchantCode: '', userName: '', type: 0, firstTimeLogin: false })
const rememberedLogin = withFields({ type: '', username: '', password: '', countryDialingCode: '' })

/** Every key the app ever stores: its name, its place, its form. Plain text is stored as it is, everything else as JSON. */
const entries = {
  session: { name: storageKeys.session, place: 'local', read: session },
  memberCentreSession: { name: 'memberCenterSession', place: 'local', read: session },
  status: { name: storageKeys.status, place: 'local', read: json },
  memberInfo: { name: 'memberInfo', place: 'local', read: json },
  serviceLink: { name: 'service_link', place: 'local', read: text },
  template: { name: 'setTemplate', place: 'local', read: withFields({ mem_cen: false, dep_func: false }) },
  lotteries: { name: 'lottList', place: 'local', read: json },
  electronicLotteries: { name: 'elottList', place: 'local', read: json },
  categories: { name: 'catasList', place: 'local', read: json },
  vendorGameTypes: { name: 'getVassGameType', place: 'local', read: json },
  gameLotteries: { name: 'getGameLotts', place: 'local', read: json },
  favouriteLotteries: { name: 'LOTTFAV', place: 'local', read: recordOf(texts) },
  recentSearches: { name: 'recentSearches', place: 'local', read: texts },
  rememberedLogin: { name: 'rememberedLogin', place: 'local', read: rememberedLogin },
  rememberedSms: { name: 'rememberedSms', place: 'local', read: rememberedLogin },
  loginSecret: { name: 'loginSecret', place: 'local', read: text },
  language: { name: storageKeys.language, place: 'local', read: oneOf('VI', 'EN') },
  theme: { name: storageKeys.theme, place: 'local', read: oneOf('dark', 'light') },
  agentMarker: { name: 'ac', place: 'local', read: text },
  hideDownloadBar: { name: 'hideDownloadBar', place: 'local', read: text },
  autoLogin: { name: 'autoLogin', place: 'local', read: oneOf('0', '1') },
  balanceHidden: { name: 'balanceHidden', place: 'local', read: oneOf('0', '1') },
  deviceId: { name: 'SHELL_deviceId', place: 'local', read: text },
  trialName: { name: 'trialName', place: 'session', read: text },
  returnTo: { name: 'returnTo', place: 'session', read: text },
  hideMarquee: { name: storageKeys.hideMarquee, place: 'session', read: text },
  drafts: { name: 'drafts', place: 'session', read: recordOf(recordOf(text)) },
  reloadedAt: { name: storageKeys.reloadedAt, place: 'session', read: text },
  leftGame: { name: 'leftGame', place: 'session', read: withFields({ userName: '', address: '', name: '' }) },
  demoHandle: { name: 'demoHandle', place: 'local', read: withFields({ side: '', top: 0 }) },
  seenPopups: { name: 'seenPopups', place: 'local', read: recordOf(text) },
} as const

type Entries = typeof entries
export type StorageKey = keyof Entries
export type StoredValue<Key extends StorageKey> = NonNullable<ReturnType<Entries[Key]['read']>>

// Storage may be blocked (private windows, embedded frames): reading the property alone can throw.
function storageArea(key: StorageKey): Storage | undefined {
  try {
    return entries[key].place === 'session' ? globalThis.sessionStorage : globalThis.localStorage
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

/** The one door to localStorage and sessionStorage. Blocked storage, corrupt JSON and foreign shapes read as nothing. */
export const storage = {
  get<Key extends StorageKey>(key: Key): StoredValue<Key> | undefined {
    const { name, read } = entries[key]
    const raw = storageArea(key)?.getItem(name)
    if (raw === null || raw === undefined) return undefined
    // Plain text that happens to be JSON ("1", "true") is still the text it was.
    const value = read === json ? undefined : read(raw)
    return (value ?? read(decode(raw))) as StoredValue<Key> | undefined
  },
  /** Tells whether it was kept. A blocked, full or read-only storage costs the memory of this value, never the screen that asked. */
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
  /** Forgets everything that was kept for this visit alone. */
  clearSessionStorage() {
    storageArea('returnTo')?.clear()
  },
}

/** Calls `act` whenever another tab of this site changes what is stored under `key`, until the returned function is called. */
export function watchOtherTabs(key: StorageKey, act: () => void) {
  // Without a name everything was cleared.
  const handleStorage = ({ key: name }: StorageEvent) => (name === null || name === entries[key].name) && act()
  addEventListener('storage', handleStorage)
  return () => removeEventListener('storage', handleStorage)
}

/** What can be fetched again and may be thrown away at any time. */
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
