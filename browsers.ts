import { fileURLToPath } from 'node:url'
import browserslist from 'browserslist'

/** The oldest supported version of each browser, from `browserslist` in package.json: `{ chrome: '123', ios_saf: '17.5' }`. */
export function oldestBrowsers(): Record<string, string> {
  const listed = browserslist(undefined, { path: fileURLToPath(new URL('.', import.meta.url)) })
  const oldest: Record<string, string> = {}
  // A name such as `ios_saf 17.6-17.7` is a range.
  for (const [name = '', version = ''] of listed.map((one) => one.split(/[ -]/)))
    if (!oldest[name] || Number(version) < Number(oldest[name])) oldest[name] = version
  return oldest
}

/** The same as targets of Vite and esbuild: `['chrome123', 'ios17.5']`. */
export const buildTargets = (): string[] =>
  Object.entries(oldestBrowsers()).map(([name, version]) => `${name.replace('ios_saf', 'ios')}${version}`)
