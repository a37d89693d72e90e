import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'
import { edgeJourneys } from './journeys.ts'

const site = 'http://127.0.0.1:4175'

export default defineConfig({
  ...base,
  outputDir: '../../test-results/edge',
  grep: edgeJourneys.map(([, title]) => new RegExp(title)),
  reporter: 'list',
  use: { ...base.use, baseURL: site },
  projects: [{ name: 'edge', testDir: '../e2e' }],
  webServer: {
    command: 'node web/serve/edge.ts --port 4175',
    cwd: new URL('../..', import.meta.url).pathname,
    url: `${site}/robots.txt`,
    stdout: 'ignore',
  },
})
