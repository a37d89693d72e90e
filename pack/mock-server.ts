import { ensureAssets } from '../mock-server/build-assets.ts'
import { buildValidators } from '../mock-server/build-validators.ts'
import type { Recipe } from './recipe.ts'

const DOCS = ['swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js', 'swagger-ui.css', 'LICENSE', 'NOTICE']

/** What lies in the package besides our own: in a door, or in the pages of partners. */
const INSIDE = ['openapi-msw', 'preact', '@preact/signals', '@fontsource/saira']

export const mockServer: Recipe = {
  room: 'mock-server',
  about: 'A whole gateway in memory, with doors for the page, HTTP, msw and Playwright, and the command `longan`.',
  // Two folders deep like `src/adapters/`, so that what the code finds relative to itself stays where it is.
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
  doors: {
    '.': 'mock-server',
    './browser': 'browser',
    './kernel': 'kernel',
    './node': 'node',
    './msw': 'msw',
    './playwright': 'playwright',
    './edge': 'edge',
  },
  places: {
    './node': {
      never: 'browser',
      says: '@longan/mock-server/node is for servers and scripts, and this is a page: import { openInPage } from "@longan/mock-server/browser"',
    },
    './edge': {
      only: 'workerd',
      says: '@longan/mock-server/edge is for a runtime of workers, and this is none: import { createNodeMock, listen } from "@longan/mock-server/node" in Node, { openInPage } from "@longan/mock-server/browser" in a page',
    },
  },
  bin: { longan: './dist/adapters/longan.js' },
  bundled: ['openapi-msw', 'openapi-typescript-helpers', /^@longan\/openapi/],
  dependencies: ['@longan/sdk', '@msw/data', '@valibot/to-json-schema', 'ajv', 'crypto-js', 'fast-png', 'valibot'],
  peers: { '@longan/contracts': '', msw: '>=3.0.5', '@playwright/test': '>=1.50' },
  node: '>=20.11',
  most: { packed: 8_200_000, unpacked: 17_000_000 },
  async files() {
    await ensureAssets()
    const licences = INSIDE.map((name) => [
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
