import { readCommand } from './exit.ts'

const { flags } = readCommand({
  run: 'npm run build',
  description:
    'The app for a real gateway in web/dist; with --demo the app with the mock and the demo panel in the page, in web/dist-demo. A build whose inputs have not changed is kept.',
  flags: {
    demo: { description: 'build the static demo: a folder that any file server can serve' },
    force: { description: 'build again, although no input has changed' },
  },
  example: 'npm run build -- --demo',
})
// Imported after the flags are read: it loads the tools of the build.
const { buildApp } = await import('./build-app.ts')
await buildApp(flags)
