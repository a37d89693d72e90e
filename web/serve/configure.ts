import { fileURLToPath } from 'node:url'
import { readCommand } from './exit.ts'

const { demo } = readCommand({
  run: 'npm run tool -- configure',
  description: 'Writes the config.json of a build into its pages.',
  flags: { demo: { description: 'configure the demo build in web/dist-demo' } },
  example: 'npm run tool -- configure',
}).flags
// Imported after the flags are read: it loads the SDK and the tools of the build.
const { configure } = await import('./page/configure-pages.ts')
await configure(fileURLToPath(new URL(demo ? '../dist-demo' : '../dist', import.meta.url)), { isDemo: demo })
console.log('The configuration is written into the pages.')
