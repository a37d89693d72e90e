import { defineConfig } from '@playwright/test'
import ours from '../playwright.config.ts'

/** A run inside a run: what a test leaves behind that fails on purpose. Its site is that of the run around it. */
export default defineConfig({
  ...ours,
  retries: 0,
  webServer: [],
  use: { ...ours.use, baseURL: process.env['FAILING_SITE'] },
  reporter: 'json',
  projects: [{ name: 'failing', testDir: '.', testMatch: '*.ts', testIgnore: '*.config.ts' }],
})
