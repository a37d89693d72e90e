import './needs-node.ts'
import { existsSync } from 'node:fs'
import { readCommand } from '../command-line.ts'
import { root } from './performance/processes.ts'

readCommand({
  run: 'npm run tool -- security',
  description: 'Attacks a mock and a preview that it starts itself, over HTTP. Exit code 1 if an attack succeeds.',
  flags: {},
  example: 'npm run build && npm run tool -- security',
})

if (existsSync(`${root}web/dist/index.html`)) {
  // Imported after the flags are read: it loads the mock.
  const { attack } = await import('./security/attack.ts')
  const { repelled, all } = await attack()
  console.log(`${repelled} of ${all} attacks repelled`)
  process.exitCode = repelled < all ? 1 : 0
} else {
  console.error('Failed to find the built site: run "npm run build" first.')
  process.exitCode = 2
}
