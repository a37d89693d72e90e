import { mkdirSync, writeFileSync } from 'node:fs'
import type { TestInfo } from '@playwright/test'
import type { World } from './world.ts'

/** Attaches to a test that has failed what its world was asked: `npx longan replay FILE` makes it happen again. */
export async function attachRecording(world: World, test: TestInfo) {
  if (test.status === test.expectedStatus) return
  const path = test.outputPath('recording.json')
  mkdirSync(test.outputDir, { recursive: true })
  writeFileSync(path, JSON.stringify(await world.recording()), { mode: 0o600 })
  test.attachments.push({ name: 'recording', contentType: 'application/json', path })
}
