import './needs-node.ts'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readCommand } from '../command-line.ts'
import { cutOfToday, GENERATED, MADE_OF } from './wire/python-client/made.ts'

readCommand({
  run: 'npm run foreign',
  about:
    'Makes the client in Python of tests/wire/python-client again, from the description of today and by a generator of others, which npm fetches. Takes Java and a network. Exit code 1 where it was not made.',
  flags: {},
  example: 'npm run foreign',
})
const GENERATOR = '@openapitools/openapi-generator-cli@1.0.18-5.0.0-beta2'
const NAME = 'gateway_client'
const workshop = '.cache/foreign'
const properties = 'hideGenerationTimestamp=true,generateSourceCodeOnly=true'
const parts = 'apis,models,supportingFiles,apiDocs=false,modelDocs=false,apiTests=false,modelTests=false'

rmSync(workshop, { recursive: true, force: true })
mkdirSync(workshop, { recursive: true })
writeFileSync(`${workshop}/description.json`, cutOfToday())
const said = [
  `exec --yes --package=${GENERATOR} -- openapi-generator generate -g python --package-name ${NAME}`,
  `-i ${workshop}/description.json -o ${workshop}/made --additional-properties ${properties} --global-property ${parts}`,
]
const { status } = spawnSync('npm', said.join(' ').split(' '), { stdio: 'inherit' })
if (status !== 0) {
  console.error('The generator did not make a client, and nothing was changed. Is there a Java, and a network?')
  process.exit(1)
}
rmSync(GENERATED, { recursive: true, force: true })
cpSync(`${workshop}/made/${NAME}`, `${GENERATED}${NAME}`, { recursive: true })
writeFileSync(MADE_OF, cutOfToday())
