import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import site from '../package.json' with { type: 'json' }

const mock = process.env.MOCK_URL ?? 'http://127.0.0.1:5174'
const served = ['/wps', '/lgw', '/lotto-vn', '/partners', '/art', '/__admin']

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[]; isEntry: boolean } | null }

/** Whether a module runs before the first screen: someone imports it statically, up to the entry. */
function isNeededAtStart(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const module = graph.getModuleInfo(id)
  return module !== null && (module.isEntry || module.importers.some((one) => isNeededAtStart(one, graph, seen)))
}

/** One file for every visit: two dozen small ones compress worse and ask more often. */
const startInOneFile = {
  debugName: 'start',
  name: (id: string, graph: Graph) => (!id.endsWith('.html') && isNeededAtStart(id, graph) ? 'start' : null),
}

/** `--mode demo` builds the app with the mock inside the page; every other build contains no byte of it. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  define: { __VERSION__: JSON.stringify(site.version) },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    manifest: true,
    target: ['safari16.4', 'chrome111', 'firefox115'],
    // Older targets make the CSS compiler rewrite light-dark() into something that follows only the system's theme.
    cssTarget: ['safari17.5', 'chrome123'],
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 500,
    rolldownOptions: { output: { codeSplitting: { groups: [startInOneFile] } } },
  },
  server: {
    host: true,
    strictPort: true,
    // Preflights are the mock's to answer: it knows the games' frames, whose origin is opaque.
    cors: false,
    proxy: Object.fromEntries(served.map((path) => [path, { target: mock, xfwd: true }])),
  },
}))
