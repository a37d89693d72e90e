import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** File of the generated names. It is committed, so that faker is not needed at run time. */
export const NAMES_FILE = fileURLToPath(new URL('src/catalogue/names.gen.ts', import.meta.url))

const COUNT = 80

/** Returns the content of the file of account names, the same on every run. */
export async function namesSource(): Promise<string> {
  const { faker } = await import('@faker-js/faker/locale/vi')
  faker.seed(7)
  const names = new Set<string>()
  while (names.size < COUNT)
    names.add(
      faker.internet
        .username()
        .toLowerCase()
        .replace(/[^a-z]/g, '')
        .slice(0, 12),
    )
  const list = [...names].map((name) => `  '${name}',`).join('\n')
  return `// Written by build-names.ts; do not edit.\n/** Account names of people who do not exist. */\nexport const accountNames: readonly string[] = [\n${list}\n]\n`
}

if (import.meta.main) writeFileSync(NAMES_FILE, await namesSource())
