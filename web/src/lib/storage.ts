import * as v from 'valibot'

const sessionSchema = v.object({
  token: v.string(),
  merchantCode: v.string(),
  userName: v.string(),
  type: v.number(),
  firstTimeLogin: v.boolean(),
})
/** What the app keeps about the person who is logged in. */
export type Session = v.InferOutput<typeof sessionSchema>

const rememberedLogin = v.object({
  type: v.string(),
  username: v.string(),
  password: v.string(),
  countryDialingCode: v.string(),
})

const text = v.string()
const json = v.unknown()

/** Every key the app ever stores: its name, its place, its form. Plain text is stored as it is, everything else as JSON. */
const entries = {
  session: { name: 'session', place: 'local', schema: sessionSchema },
  memberCentreSession: { name: 'memberCenterSession', place: 'local', schema: sessionSchema },
  status: { name: 'status', place: 'local', schema: json },
  memberInfo: { name: 'memberInfo', place: 'local', schema: json },
  serviceLink: { name: 'service_link', place: 'local', schema: text },
  template: { name: 'setTemplate', place: 'local', schema: v.object({ mem_cen: v.boolean(), dep_func: v.boolean() }) },
  lotteries: { name: 'lottList', place: 'local', schema: json },
  electronicLotteries: { name: 'elottList', place: 'local', schema: json },
  categories: { name: 'catasList', place: 'local', schema: json },
  vendorGameTypes: { name: 'getVassGameType', place: 'local', schema: json },
  gameLotteries: { name: 'getGameLotts', place: 'local', schema: json },
  favouriteLotteries: { name: 'LOTTFAV', place: 'local', schema: v.record(v.string(), v.array(v.string())) },
  recentSearches: { name: 'recentSearches', place: 'local', schema: v.array(v.string()) },
  rememberedLogin: { name: 'rememberedLogin', place: 'local', schema: rememberedLogin },
  loginSecret: { name: 'loginSecret', place: 'local', schema: text },
  language: { name: 'language', place: 'local', schema: v.picklist(['VI', 'EN']) },
  theme: { name: 'theme', place: 'local', schema: v.picklist(['dark', 'light']) },
  agentMarker: { name: 'ac', place: 'local', schema: text },
  hideDownloadBar: { name: 'hideDownloadBar', place: 'local', schema: text },
  autoLogin: { name: 'autoLogin', place: 'local', schema: v.picklist(['0', '1']) },
  balanceHidden: { name: 'balanceHidden', place: 'local', schema: v.picklist(['0', '1']) },
  deviceId: { name: 'SHELL_deviceId', place: 'local', schema: text },
  trialName: { name: 'trialName', place: 'session', schema: text },
  returnTo: { name: 'returnTo', place: 'session', schema: text },
  hideMarquee: { name: 'hideMarquee', place: 'session', schema: text },
  reloadedAt: { name: 'reloadedAt', place: 'session', schema: text },
  seenPopups: { name: 'seenPopups', place: 'local', schema: v.record(v.string(), v.string()) },
} as const

type Entries = typeof entries
export type StorageKey = keyof Entries
export type Stored<Key extends StorageKey> = v.InferOutput<Entries[Key]['schema']>

// Storage may be blocked (private windows, embedded frames): reading the property alone can throw.
function area(key: StorageKey): Storage | undefined {
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
  get<Key extends StorageKey>(key: Key): Stored<Key> | undefined {
    const { name, schema } = entries[key]
    const raw = area(key)?.getItem(name)
    if (raw === null || raw === undefined) return undefined
    const asText = v.safeParse(schema, raw)
    const result =
      asText.success && typeof asText.output === 'string' && schema.type !== 'unknown'
        ? asText
        : v.safeParse(schema, decode(raw))
    return result.success ? (result.output as Stored<Key>) : undefined
  },
  set<Key extends StorageKey>(key: Key, value: Stored<Key>) {
    try {
      area(key)?.setItem(entries[key].name, typeof value === 'string' ? value : JSON.stringify(value))
    } catch {
      // A full or read-only storage costs the memory of this value, never the screen that asked.
      return false
    }
    return true
  },
  remove(key: StorageKey) {
    area(key)?.removeItem(entries[key].name)
  },
}
