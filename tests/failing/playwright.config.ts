import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/** Configuration of a nested run, whose tests fail on purpose. It uses the site of the outer run. */
export default defineConfig({
  ...base,
  retries: 0,
  webServer: [],
  use: { ...base.use, baseURL: process.env['FAILING_SITE'] },
  reporter: 'json',
  projects: [{ name: 'failing', testDir: '.', testMatch: '*.ts', testIgnore: '*.config.ts' }],
})
