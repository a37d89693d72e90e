import { ensureAssets } from '../mock-server/build-assets.ts'
import { buildValidators } from '../mock-server/build-validators.ts'
import type { PackageDefinition } from './package-definition.ts'

const DOCS = ['swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js', 'swagger-ui.css', 'LICENSE', 'NOTICE']

/** Third-party packages bundled into an entry point or into the pages of simulators; their licences are included. */
const BUNDLED_PACKAGES = ['openapi-msw', 'preact', '@preact/signals', '@fontsource/saira']

export const mockServer: PackageDefinition = {
  workspace: 'mock-server',
  description:
    'A complete gateway in memory, with adapters for the page, HTTP, msw and Playwright, and the command `longan`.',
  // Two folders deep like `src/adapters/`, so that relative paths in the code stay valid.
  out: 'dist/adapters',
  entries: {
    'mock-server': 'mock-server/src/mock-server.ts',
    browser: 'mock-server/src/adapters/browser.ts',
    edge: 'mock-server/src/adapters/edge/worker.ts',
    kernel: 'mock-server/src/adapters/kernel.ts',
    node: 'mock-server/src/adapters/node.ts',
    msw: 'mock-server/src/adapters/msw.ts',
    playwright: 'mock-server/src/adapters/playwright.ts',
    longan: 'pack/longan.ts',
  },
  entryPoints: {
    '.': 'mock-server',
    './browser': 'browser',
    './kernel': 'kernel',
    './node': 'node',
    './msw': 'msw',
    './playwright': 'playwright',
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
  bundled: ['openapi-msw', 'openapi-typescript-helpers', /^@longan\/openapi/],
  dependencies: ['@longan/sdk', '@msw/data', '@valibot/to-json-schema', 'ajv', 'crypto-js', 'fast-png', 'valibot'],
  peerDependencies: { '@longan/contracts': '', msw: '>=3.0.5', '@playwright/test': '>=1.50' },
  node: '>=20.11',
  maxBytes: { packed: 8_200_000, unpacked: 17_000_000 },
  async files() {
    await ensureAssets()
    const licences = BUNDLED_PACKAGES.map((name) => [
      `dist/licences/${name.replace('/', '-')}.txt`,
      `node_modules/${name}/LICENSE`,
    ])
    const viewer = DOCS.map((name) => [`dist/docs/${name}`, `node_modules/swagger-ui-dist/${name}`])
    return {
      'dist/validators.js': await buildValidators(),
      'dist/assets': 'mock-server/dist/assets',
      'dist/template': 'mock-server/template',
      ...Object.fromEntries([...viewer, ...licences]),
    }
  },
}
