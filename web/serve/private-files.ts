import { fileURLToPath } from 'node:url'
import type { Plugin, ServerOptions } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The files that the development server serves: sources and packages. The root of the checkout is not among them, and stores, recordings and snapshots
 * are served from nowhere: they contain sessions and passwords.
 */
export const privateFiles: ServerOptions['fs'] = {
  allow: ['web', 'sdk', 'openapi', 'mock-server', 'node_modules'].map((folder) => root + folder),
  deny: [
    '.env',
    '.env.*',
    '*.{crt,pem,key}',
    '**/.git/**',
    '*.{db,sqlite,sqlite3}{,-wal,-shm,-journal}',
    '*{recording,snapshot}*.json',
    '*.log',
  ],
}

/** Removes the route that opens any file of this machine in an editor, at the request of any page. */
export const withoutEditorRoute: Plugin = {
  name: 'without-editor-route',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/__open-in-editor', (_request, response) => void response.writeHead(404).end())
  },
}
