import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Machine } from './find-chromium.ts'

const minutes = 60_000

export const thisMachine: Machine = {
  env: process.env,
  playwrightExecutable: chromium.executablePath(),
  canStart: (path) => canRun(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0,
  which: (name) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find(canRun),
  run: ([command = '', ...args]) => {
    console.error(`Looking for a Chromium: ${[command, ...args].join(' ')}`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }
    return spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 5 * minutes, env }).status === 0
  },
  isRoot: process.getuid?.() === 0,
}

function canRun(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
