export type Chunk = {
  name?: string
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
export type Manifest = Record<string, Chunk>

export function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return seen
  seen.add(key)
  chunk.imports?.forEach((one) => withImports(manifest, one, seen))
  return seen
}

/** The static and dynamic imports of a chunk, including itself. Chunks in `seen`, and their imports, are skipped. */
export function withDynamicImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return seen
  seen.add(key)
  for (const one of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) withDynamicImports(manifest, one, seen)
  return seen
}

/** The chunk of home's first screen: a group of modules has a name and no source, a single module the reverse. */
export const isHomeScreen = (manifest: Manifest) => (key: string) =>
  key.endsWith('/home-screen.tsx') || (manifest[key]?.name === 'home' && !manifest[key]?.src)

/** The chunk of what home's header shows to members. */
export const isMemberHeader = (manifest: Manifest) => (key: string) =>
  manifest[key]?.name === 'member' && !manifest[key]?.src

const inFirstMessages = ['home', 'lobby', 'titles']

/** Finds the Vietnamese messages of a namespace; those of home's first screen are in one file. */
export const isMessagesOf = (manifest: Manifest, namespace: string) => (key: string) =>
  inFirstMessages.includes(namespace)
    ? manifest[key]?.name === 'messages-vi'
    : key.endsWith(`/i18n/vi/${namespace}.json`)

/** Finds the English messages of home's first screen. */
export const isFirstEnglish = (manifest: Manifest) => (key: string) => manifest[key]?.name === 'messages-en'

export function findHomeChunks(manifest: Manifest) {
  const keys = Object.keys(manifest)
  const screen = keys.find(isHomeScreen(manifest))
  if (!screen) throw new Error('The build has no file of the home screen')
  return new Set(
    [...keys.filter((key) => manifest[key]?.isEntry), screen].flatMap((key) => [...withImports(manifest, key)]),
  )
}
