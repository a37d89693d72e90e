import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnSync } from 'node:child_process'
import { readCommand, refuse } from '../command-line.ts'
import { draftOperation, findPlaces } from './new-operation/places.ts'
import { writeSkeleton } from './new-operation/skeleton.ts'

const { flags, positionals } = readCommand({
  run: 'npm run tool -- new',
  description: 'Writes the skeleton of a read operation: document, SDK, mock, contract, and a card of the app.',
  flags: {
    tag: { value: 'DOMAIN', description: 'the domain, as openapi/openapi.yaml lists it' },
    module: { value: 'NAME', description: 'the feature flag of the operation', default: '-' },
    path: { value: 'PATH', description: 'its path; without it /wps/relay/MCSFE_ and the operation' },
    public: { description: 'it needs no login' },
    fields: {
      value: 'LIST',
      description: 'the fields of the value; kinds: text, integer, boolean, money, time',
      default: 'id:integer,name:text',
    },
    card: { value: 'COMPONENT', description: 'also a card, shown in this file of web/src/features, and its test' },
    requirement: { value: 'GROUP', description: 'with --card, also a requirement in this group: G-3' },
    vi: { value: 'TITLE', description: 'with --card, its title in Vietnamese' },
    en: { value: 'TITLE', description: 'its title in English', default: '' },
  },
  positionals: 'operation ID',
  example:
    'npm run tool -- new operation listStamps --tag rank --card rewards/vip-tab --vi "Tem của tôi" --en "My stamps"',
})

const root = join(fileURLToPath(new URL('..', import.meta.url)), '/')
const [kind, id = ''] = positionals
if (kind !== 'operation' || positionals.length !== 2) refuse('Name what is new: operation, and its operationId')

const read = (file: string) => (existsSync(root + file) ? readFileSync(root + file, 'utf8') : undefined)
const draft = draftOperation(id, flags)
const files = writeSkeleton(draft, findPlaces(draft, read), read)

for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(root + file), { recursive: true })
  writeFileSync(root + file, text)
}
const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status ?? 1
process.exitCode =
  run('node_modules/oxfmt/bin/oxfmt', ...Object.keys(files)) ||
  run('openapi/generate.ts') ||
  run('sdk/react-query/generate.ts')

console.log(`Wrote
${Object.keys(files)
  .map((file) => `  ${file}`)
  .join('\n')}

Next
  1. Write the rule and its test in a service of mock-server/src/domains/${draft.tag}; the handler calls it${
    draft.card ? `\n  2. Say in the card what a member reads, and renew its visual baselines` : ''
  }
  ${draft.card ? 3 : 2}. Run npm run contracts -- --write --only ${draft.id}: it writes the pact
  ${draft.card ? 4 : 3}. Run npm run tool -- invalidation --write --only ${draft.id}: it lists the commands that change the response
Then npm run check`)
