import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import site from '../package.json' with { type: 'json' }
import { stripLibraryCode } from './serve/strip-library-code.ts'
import { stripDocumentSchemas } from './serve/strip-document-schemas.ts'
import { pageHead } from './serve/page-head.ts'

const mock = process.env.MOCK_URL ?? 'http://127.0.0.1:5174'
const served = ['/wps', '/lgw', '/lotto', '/lotto-vn', '/partners', '/art', '/__admin']

/** Small things that most pages use. */
const sharedByPages =
  /\/ui\/(?:html|sheet|list-row|error-panel|search-field|select-field|tabs|text-field)\.tsx$|\/parts\/(?:pull\/)?(?:failure|paged-list|typed-search|pull-to-refresh)\.tsx$|\/api\/(?:session\.queries|problems)\.ts$|\/lib\/(?:dates|typed-money)\.ts$|\/useInfiniteQuery\.js$|\/icons\/(?:x|chevron-(?:down|right)|refresh-cw|circle-(?:x|alert)|message-circle-question-mark)\.mjs$/

/** What every list of lotteries needs, and no form. */
const sharedByLotteries = /\/ui\/(?:number-balls|countdown)\.tsx$|\/api\/lottery\.queries\.ts$/

/**
 * Small things that come together: what an input has to be (the demo's gateway needs that too), what forms need, an invitation, what tells of a
 * record, what money needs, what frames a page of a partner. One that fits two of them goes with the first.
 */
const together = {
  rules: /\/valibot\/|\/sdk\/src\/inputs\/(?:named-rules|problem|rules)\.ts$/,
  sheet: /\/parts\/forms\/form\.module\.css$/,
  invite: /\/(?:qr-code\.tsx|invite-card\.module\.css)$/,
  told: /\/(?:facts\.tsx|use-copy\.ts|records\.module\.css)$/,
  forms: /\/(?:gateway-form|use-draft|form-failure)\.tsx?$/,
  money: /\/(?:amount-rule|amount-field|use-money-command|was-answered|receipt)\.tsx?$/,
  frame: /\/(?:partner-pane|partner-frame|loading-cover)\.tsx$/,
}

/** What home shows below its first screenful, or a moment later. */
const laterOnHome = /\/(?:home-sections|category-tab|announcement-popup|marquee)\.tsx$/

/**
 * One file for every visit and one for the home screen's first screenful: two dozen small ones compress worse and ask
 * more often. Only what is really imported counts: an icon of a lazy screen stays out.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  { name: 'home', test: /home-screen\.tsx$/, priority: 2 },
  { name: 'shared', test: sharedByPages, priority: 2 },
  { name: 'rounds', test: sharedByLotteries, priority: 2 },
  ...Object.entries(together).map(([name, test]) => ({ name, test, priority: 2 })),
  { name: 'home-later', test: laterOnHome, priority: 1 },
  { name: 'floating', test: /\/(?:floating\.tsx|install-offer\.ts)$/, priority: 1 },
  { name: 'dialog', test: /dialog-parts\.tsx$/, priority: 1 },
  { name: 'validators', test: /mock-server\/dist\/validators\.js$/, priority: 1 },
]

/** The page names thirty files, and their marks do not compress: seven letters tell versions of a file apart as well as eight. */
const names = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** A class by its own name and a mark of its file: what the default adds, the line, is many bytes for nothing. */
function classOf(name: string, file: string) {
  const mark = createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 3)
  return `${name}-${mark}`
}

/** `--mode demo` builds the app with the mock inside the page; every other build contains no byte of it. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), stripLibraryCode(), stripDocumentSchemas, pageHead()],
  css: { modules: { generateScopedName: classOf } },
  define: { __VERSION__: JSON.stringify(site.version) },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    manifest: true,
    target: ['safari16.4', 'chrome111', 'firefox115'],
    // Older targets make the CSS compiler rewrite light-dark() into something that follows only the system's theme.
    cssTarget: ['safari17.5', 'chrome123'],
    // What a lazy screen shares with others is in the files above, so there is nothing worth announcing.
    modulePreload: false,
    // The first sheet holds the house's own parts and the home page (main.tsx); a feature's styles come with its screen.
    cssCodeSplit: true,
    chunkSizeWarningLimit: 500,
    rolldownOptions: { output: { ...names, codeSplitting: { groups } } },
  },
  // The demo build alone has the mock in its page, and makes these itself: on a fresh clone they are not there.
  optimizeDeps: { exclude: ['@longan/mock-server/validators'] },
  server: {
    host: true,
    strictPort: true,
    // Preflights are the mock's to answer: it knows the games' frames, whose origin is opaque.
    cors: false,
    // What is built is no source.
    watch: { ignored: ['**/dist/**', '**/dist-demo/**'] },
    proxy: Object.fromEntries(served.map((path) => [path, { target: mock, xfwd: true }])),
  },
}))
