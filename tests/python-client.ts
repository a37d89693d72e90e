import './needs-node.ts'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readCommand } from '../command-line.ts'

readCommand({
  run: 'npm run tool -- python',
  description:
    'Generates the Python client in tests/wire/python-client from the current document, with OpenAPI Generator from npm. Needs Java and network access. Exit code 1 if it fails.',
  flags: {},
  example: 'npm run tool -- python',
})
// Imported after the flags are read: it loads the document.
const { serializeReducedDocument, GENERATED, SOURCE_DOCUMENT } = await import('./wire/python-client/generated-files.ts')

const GENERATOR = '@openapitools/openapi-generator-cli@1.0.18-5.0.0-beta2'
const PACKAGE = 'gateway_client'
const folder = '.cache/python-client'
const properties = 'hideGenerationTimestamp=true,generateSourceCodeOnly=true'
const parts = 'apis,models,supportingFiles,apiDocs=false,modelDocs=false,apiTests=false,modelTests=false'

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/document.json`, serializeReducedDocument())
const command = [
  `exec --yes --package=${GENERATOR} -- openapi-generator generate -g python --package-name ${PACKAGE}`,
  `-i ${folder}/document.json -o ${folder}/out --additional-properties ${properties} --global-property ${parts}`,
]
const { status } = spawnSync('npm', command.join(' ').split(' '), { stdio: 'inherit' })
if (status !== 0) {
  console.error('Failed to generate the client; nothing was changed. It needs Java and network access.')
  process.exit(1)
}
rmSync(GENERATED, { recursive: true, force: true })
cpSync(`${folder}/out/${PACKAGE}`, `${GENERATED}${PACKAGE}`, { recursive: true })
writeFileSync(SOURCE_DOCUMENT, serializeReducedDocument())
