import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ensureAssets } from '../mock-server/build-assets.ts'
import { buildValidators } from '../mock-server/build-validators.ts'
import type { PackageDefinition } from './package-definition.ts'
import { ROOT } from './root.ts'

const DOCS = ['swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js', 'swagger-ui.css', 'LICENSE', 'NOTICE']

/** The tables. One of these packages has 19 MB, of which the tables use four functions. */
const DATA = ['@msw/data', '@standard-schema/spec', 'es-toolkit', 'mutative', 'outvariant', 'rettime']

/** The Model Context Protocol. Only `longan mcp` and `/__admin/mcp` load it, and its packages have twice the size of this one. */
const PROTOCOL = ['@modelcontextprotocol/server', '@modelcontextprotocol/core', 'zod']

/** Third-party packages bundled into an entry point or into the pages of simulators; their licences are included. */
const BUNDLED_PACKAGES = [...DATA, ...PROTOCOL, 'openapi-msw', 'preact', '@preact/signals', '@fontsource/saira']

export const mockServer: PackageDefinition = {
  workspace: 'mock-server',
  // Two folders deep like `src/adapters/`, so that relative paths in the code stay valid.
  out: 'dist/adapters',
  entries: {
    'mock-server': 'mock-server/src/mock-server.ts',
    browser: 'mock-server/src/adapters/page/browser.ts',
    edge: 'mock-server/src/adapters/edge/worker.ts',
    kernel: 'mock-server/src/adapters/kernel.ts',
    node: 'mock-server/src/adapters/node.ts',
    msw: 'mock-server/src/adapters/msw.ts',
    playwright: 'mock-server/src/adapters/playwright.ts',
    storybook: 'mock-server/src/adapters/storybook.ts',
    vitest: 'mock-server/src/adapters/vitest.ts',
    longan: 'pack/longan.ts',
  },
  entryPoints: {
    '.': 'mock-server',
    './browser': 'browser',
    './kernel': 'kernel',
    './node': 'node',
    './msw': 'msw',
    './playwright': 'playwright',
    './storybook': 'storybook',
    './vitest': 'vitest',
    './edge': 'edge',
  },
  environments: {
    './node': {
      never: 'browser',
      message:
        '@longan/mock-server/node runs in Node only. In a page, import { openInPage } from "@longan/mock-server/browser"',
    },
    './edge': {
      only: 'workerd',
      message:
        '@longan/mock-server/edge runs in workerd only. Import { createNodeMock, listen } from "@longan/mock-server/node" in Node, or { openInPage } from "@longan/mock-server/browser" in a page',
    },
  },
  bin: { longan: './dist/adapters/longan.js' },
  bundled: [
    /^@longan\/(openapi|simulators|mock-server\/internal)/,
    /^#mock\//,
    'openapi-msw',
    'openapi-typescript-helpers',
    ...[...DATA, ...PROTOCOL].map((name) => new RegExp(`^${name}(/|$)`)),
  ],
  dependencies: [
    '@longan/sdk',
    '@valibot/to-json-schema',
    'ajv',
    'cookie',
    'crypto-js',
    'fast-png',
    'otpauth',
    'p-limit',
    'valibot',
  ],
  peerDependencies: { '@longan/contracts': '', msw: '>=3.0.5', '@playwright/test': '>=1.50', vitest: '>=3.2' },
  maxBytes: { packed: 8_400_000, unpacked: 17_600_000 },
  async files() {
    await ensureAssets()
    const licences = BUNDLED_PACKAGES.map((name) => [
      `dist/licences/${name.replace('/', '-')}.txt`,
      ['LICENSE', 'LICENSE.md'].map((file) => `node_modules/${name}/${file}`).find((file) => existsSync(ROOT + file))!,
    ])
    const viewer = DOCS.map((name) => [`dist/docs/${name}`, `node_modules/swagger-ui-dist/${name}`])
    return {
      'dist/validators.js': await buildValidators(),
      'dist/assets': 'mock-server/dist/assets',
      'dist/template': 'mock-server/template',
      'dist/docs/openapi.gen.json': compactDocument(),
      'dist/docs/provider-states.json': 'contracts/provider-states.json',
      'dist/docs/glossary.md': writeGlossary(),
      ...Object.fromEntries([...viewer, ...licences]),
    }
  },
}

/** The document without white space, which is a third of it. */
function compactDocument(): string {
  const file = `${ROOT}.cache/pack/openapi.gen.json`
  mkdirSync(`${ROOT}.cache/pack`, { recursive: true })
  writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(`${ROOT}openapi/dist/openapi.gen.json`, 'utf8'))))
  return file
}

/** The terms of the code: the rest of the page is for those who work in the repository. */
function writeGlossary(): string {
  const file = `${ROOT}.cache/pack/glossary.md`
  const [terms = ''] = readFileSync(`${ROOT}docs/contributing/glossary.md`, 'utf8').split('## Terms of the product')
  writeFileSync(file, terms)
  return file
}
