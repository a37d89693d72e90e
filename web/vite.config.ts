import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const mock = process.env.MOCK_URL ?? 'http://127.0.0.1:5174'
const served = ['/wps', '/lgw', '/lotto-vn', '/partners', '/art', '/__admin']

/** `--mode demo` builds the app with the mock inside the page; every other build contains no byte of it. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    manifest: true,
    target: ['safari16.4', 'chrome111', 'firefox115'],
    // Older targets make the CSS compiler rewrite light-dark() into something that follows only the system's theme.
    cssTarget: ['safari17.5', 'chrome123'],
    chunkSizeWarningLimit: 400,
  },
  server: { host: true, strictPort: true, proxy: Object.fromEntries(served.map((path) => [path, { target: mock }])) },
}))
