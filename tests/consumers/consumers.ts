import { existsSync, mkdirSync } from 'node:fs'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { version } from '../../pack/manifest.ts'
import { findStage, toShell, valuesOf, wordsOf } from './containerfile.ts'
import { codeOfOtherPages, stepsOf } from './page.ts'
import { createConsumer } from './consumer.ts'
import { execFileSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from '../../pack/root.ts'

/** Versions of Node to test the packages with (18 is too old for them), and the npm version that provides each. */
const NODE_VERSIONS = { 18: '18.20.8', 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' } as const
type Major = keyof typeof NODE_VERSIONS

const hasMajor = (major: Major, node: string) => {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' }).startsWith(`v${major}.`)
  } catch {
    return false
  }
}

function findNode(major: Major): string {
  const system = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  const found = [process.execPath, ...system].find((node) => existsSync(node) && hasMajor(major, node))
  return found ?? installNode(major)
}

function installNode(major: Major): string {
  const name = `node-${process.platform}-${process.arch}`
  const folder = join(ROOT, '.cache/nodes', String(major))
  const node = join(folder, 'node_modules', name, 'bin/node')
  if (existsSync(node)) return node
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('npm', ['install', '--no-save', '--prefix', folder, `${name}@${NODE_VERSIONS[major]}`], {
      stdio: 'pipe',
      shell: process.platform === 'win32',
    })
  } catch (error) {
    throw new Error(`Failed to install ${name}@${NODE_VERSIONS[major]}, and Node ${major} is not on this machine`, {
      cause: error,
    })
  }
  return node
}

export type ConsumerTest = {
  description: string
  cases: Record<string, () => Promise<void>>
}

/** Executes each step of a page; throws if a step fails or its output differs from the page. */
async function followPage(page: string, node?: string) {
  using consumer = await createConsumer(node)
  await consumer.follow(stepsOf(page))
  await consumer.checkTypes()
}

async function followInBrowser(name: 'react' | 'react-query') {
  // Imported when it is needed: Playwright takes half a second to load.
  const { tryInBrowser } = await import('./in-browser.ts')
  await tryInBrowser(name)
}

async function followPlaywrightPage() {
  const { thisMachine } = await import('../chromium/this-machine.ts')
  process.env['CHROMIUM'] = findOrInstallChromium(thisMachine)
  await followPage('playwright')
}

const tarballOf = (name: string) => `../longan/dist/packages/longan-${name}-${version}.tgz`
const INSTALL = `npm install ${tarballOf('sdk')} ${tarballOf('mock-server')}`
/** With what users of `@longan/react-query` have. */
const INSTALL_QUERIES = `${INSTALL} ${tarballOf('react-query')} @tanstack/react-query@5.108.0 react@19.3.1`

/** Checks the types of the code on all pages that no consumer follows; those run in the repository, where packages are sources. */
async function checkOtherPages() {
  using consumer = await createConsumer()
  await consumer.follow([
    { kind: 'run', text: `${INSTALL_QUERIES} msw@3.0.5 @playwright/test@1.61.1` },
    ...codeOfOtherPages(),
  ])
  await consumer.checkTypes()
}

async function assertFails(consumer: Awaited<ReturnType<typeof createConsumer>>, command: string, sentence: string) {
  await consumer.follow([
    { kind: 'run', text: `${command} 2>&1 && exit 9 || true` },
    { kind: 'says', lines: [sentence] },
  ])
}

async function assertFailsOnOldNode() {
  using consumer = await createConsumer(findNode(18))
  await consumer.follow([{ kind: 'run', text: INSTALL }])
  await assertFails(consumer, 'node node_modules/.bin/longan mock', 'Longan needs Node 20.11 or newer, and this is 18.')
}

async function assertWrongEntryPointsFail() {
  using consumer = await createConsumer()
  await consumer.follow([{ kind: 'run', text: INSTALL }])
  const importing = (entryPoint: string, flags = '') => `node ${flags} -e "import('@longan/mock-server/${entryPoint}')"`
  await assertFails(consumer, importing('node', '--conditions=browser'), '@longan/mock-server/node runs in Node only')
  await assertFails(consumer, importing('edge'), '@longan/mock-server/edge runs in workerd only')
  const inPage = `node -e "import('@longan/mock-server/browser').then(({ openInPage }) => openInPage())"`
  await assertFails(consumer, inPage, 'openInPage needs a page, and there is no document')
  await assertFails(consumer, 'npx longan verify', 'takes another package: npm install --save-dev @longan/contracts')
  await assertFails(consumer, 'npx longan init .', 'is not empty')
  await consumer.follow([
    { kind: 'run', text: 'npx longan --version' },
    { kind: 'says', lines: [version] },
  ])
  if (existsSync(`${consumer.folder}/node_modules/es-toolkit`)) throw new Error('The mock server installs es-toolkit')
}

/** A call that the document does not have, as a browser records it. */
const CAPTURE = JSON.stringify({
  log: {
    entries: [
      {
        request: { method: 'GET', url: 'https://gateway.example/wps/vouchers' },
        response: { status: 200, content: { mimeType: 'application/json', text: '{"success":true,"value":[]}' } },
      },
    ],
  },
})

/** The package contains the OpenAPI document: for its page, and for proposals of changes. */
async function readPackedDocument() {
  using consumer = await createConsumer()
  await consumer.follow([
    { kind: 'run', text: INSTALL },
    { kind: 'file', name: 'capture.har', text: CAPTURE },
    { kind: 'run', text: 'npx longan learn capture.har --write proposal || true' },
    { kind: 'says', lines: ['Proposed 1 changes of the document'] },
    { kind: 'serve', text: 'npx longan mock --port 4010', until: 'The mock gateway answers at' },
  ])
  const response = await fetch(`${consumer.at('4010')}/__admin/docs/gateway.json`)
  const { paths } = (await response.json()) as { paths?: object }
  if (!paths) throw new Error('The documentation page of the package has no document')
}

/**
 * Follows the steps of the image `mock` in an empty folder, with the packed packages in place of those that an earlier stage builds. Steps of root before `USER`
 * only prepare that folder.
 */
async function followContainerfile() {
  using consumer = await createConsumer(findNode(24))
  const stage = findStage('mock')
  const own = stage.instructions.slice(stage.instructions.findIndex(({ name }) => name === 'USER'))
  const tarballs = valuesOf(stage, 'COPY').flatMap((line) => line.match(/longan-[\w.-]+\.tgz/g) ?? [])
  const [health = '', command = ''] = ['HEALTHCHECK', 'CMD'].map((name) => toShell(wordsOf(valuesOf(stage, name)[0]!)))
  await consumer.follow([
    { kind: 'run', text: `mkdir data; cp ${tarballs.map((name) => `"${ROOT}dist/packages/${name}"`).join(' ')} .` },
    ...valuesOf({ ...stage, instructions: own }, 'RUN').map((text) => ({ kind: 'run', text }) as const),
    { kind: 'run', text: `${health} && exit 9 || true` },
    { kind: 'serve', text: command, until: 'The mock gateway answers at' },
    { kind: 'run', text: health },
    { kind: 'run', text: 'test -s data/worlds.db' },
  ])
}

const followOnNodes = (page: string, majors: readonly Major[]) =>
  Object.fromEntries(majors.map((major) => [`Node ${major}`, () => followPage(page, findNode(major))]))

/** Consumers of the packages: one for each page of `docs/integrations`, and one for all other pages. */
export const consumers: Record<string, ConsumerTest> = {
  react: {
    description: 'a React app with the gateway in the page',
    cases: { browser: () => followInBrowser('react') },
  },
  'react-query': {
    description: 'TanStack Query in a Vite project',
    cases: { browser: () => followInBrowser('react-query') },
  },
  'sdk-in-node': { description: 'the SDK in a Node project', cases: followOnNodes('sdk-in-node', [20, 24]) },
  node: {
    description: 'the mock for other processes',
    cases: {
      ...followOnNodes('node', [20, 22, 24]),
      'Node 18': assertFailsOnOldNode,
      imports: assertWrongEntryPointsFail,
      document: readPackedDocument,
      container: followContainerfile,
    },
  },
  msw: { description: 'a Vitest suite behind msw', cases: { suite: () => followPage('msw') } },
  playwright: { description: 'a Playwright suite, a world per test', cases: { suite: followPlaywrightPage } },
  vitest: { description: 'a Vitest suite, a world per test', cases: { suite: () => followPage('vitest') } },
  storybook: { description: 'stories, a world per story', cases: { suite: () => followPage('storybook') } },
  'own-gateway': { description: 'a gateway of one’s own', cases: { gateway: () => followPage('own-gateway') } },
  agents: { description: 'a scripted agent with the tools of longan mcp', cases: followOnNodes('agents', [20, 24]) },
  verify: { description: 'the contracts, held against a gateway', cases: followOnNodes('verify', [22, 24]) },
  pages: { description: 'the types of the code on all other pages', cases: { types: checkOtherPages } },
}
