import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { emptyFolder, root, run, source } from './machine.ts'
import { writeStateMethods } from './state-methods.ts'

type Command = readonly [command: string, flag: string]
export type Case = {
  description: string
  needs: readonly Command[]
  run(port: number): void
}

const PACT = `${root}contracts/pacts/longan-web-gaming-gateway.json`
const DOCUMENT = `${root}openapi/dist/openapi.gen.json`
const PACT_PYTHON = 'pact-python==4.2.0'
const GENERATOR = 'org.openapitools:openapi-generator-cli:7.16.0'
const PARTS = 'apiTests=false,modelTests=false,apiDocs=false,modelDocs=false'

const python: Command = ['python3', '--version']
const maven: readonly Command[] = [
  ['javac', '-version'],
  ['mvn', '--version'],
]

function verifyWithPython(port: number) {
  const folder = emptyFolder('python')
  run('python3', ['-m', 'venv', 'venv'], folder)
  run('venv/bin/pip', ['install', '--quiet', '--disable-pip-version-check', PACT_PYTHON], folder)
  run('venv/bin/python', ['-B', source('python/verify_pact.py'), PACT, String(port)], folder)
}

function verifyWithJvm(port: number) {
  const folder = emptyFolder('jvm')
  const tests = `${folder}/src/test/java/longan`
  cpSync(source('jvm/pom.xml'), `${folder}/pom.xml`)
  for (const name of ['GatewayTest.java', 'StateServer.java']) cpSync(source(`jvm/${name}`), `${tests}/${name}`)
  writeFileSync(`${tests}/States.java`, writeStateMethods())
  mkdirSync(`${folder}/pacts`)
  cpSync(PACT, `${folder}/pacts/gateway.json`)
  const log = ['-DredirectTestOutputToFile=true', '-DtrimStackTrace=true']
  run('mvn', ['--batch-mode', '--no-transfer-progress', ...log, `-Dgateway.port=${port}`, 'test'], folder)
}

/** Generates a client from the complete document into `folder`/client. */
function generateClient(folder: string, language: string, properties: string) {
  const artifact = `org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy`
  const copy = [artifact, `-Dartifact=${GENERATOR}`, `-DoutputDirectory=${folder}`, '-Dmdep.stripVersion=true']
  run('mvn', ['--batch-mode', '--quiet', ...copy], folder)
  const generate = ['-jar', 'openapi-generator-cli.jar', 'generate', '-g', language, '-i', DOCUMENT, '-o', 'client']
  const flags = ['--additional-properties', properties, '--global-property', PARTS]
  run('java', ['-Dlog.level=error', ...generate, ...flags], folder)
}

function logInWithJava(port: number) {
  const folder = emptyFolder('java')
  generateClient(folder, 'java', 'library=native,openApiNullable=false')
  cpSync(source('java/Login.java'), `${folder}/client/src/main/java/longan/Login.java`)
  const start = ['org.codehaus.mojo:exec-maven-plugin:3.5.0:java', '-Dexec.mainClass=longan.Login']
  const flags = [...start, `-Dexec.args=http://127.0.0.1:${port}`]
  run('mvn', ['--batch-mode', '--quiet', 'compile', ...flags], `${folder}/client`)
}

const GO_MODULE = `module site.example/login

go 1.24

require github.com/longan/gateway v0.0.0

replace github.com/longan/gateway => ../client
`

function logInWithGo(port: number) {
  const folder = emptyFolder('go')
  // Constants of enums are global in Go: without their type in front, those of two enums collide.
  generateClient(folder, 'go', 'packageName=gateway,enumClassPrefix=true,gitUserId=longan,gitRepoId=gateway')
  cpSync(source('go/main.go'), `${folder}/login/main.go`)
  writeFileSync(`${folder}/login/go.mod`, GO_MODULE)
  run('go', ['mod', 'tidy'], `${folder}/login`)
  run('go', ['run', '.', `http://127.0.0.1:${port}`], `${folder}/login`)
}

export const cases: Readonly<Record<string, Case>> = {
  python: { description: 'pact-python verifies the pact', needs: [python], run: verifyWithPython },
  jvm: { description: 'pact-jvm verifies the pact with JUnit 5', needs: maven, run: verifyWithJvm },
  java: { description: 'a generated Java client logs in', needs: maven, run: logInWithJava },
  go: { description: 'a generated Go client logs in', needs: [...maven, ['go', 'version']], run: logInWithGo },
}
