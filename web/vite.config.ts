import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { buildTargets } from '../browsers.ts'
import { shrinkDocument } from '../mock-server/shrink-document.ts'
import site from '../package.json' with { type: 'json' }
import { libraryPlugins } from './serve/library-plugins.ts'
import { privateFiles, withoutEditorRoute } from './serve/private-files.ts'
import { pageHead } from './serve/page-head.ts'

const mock = process.env.MOCK_URL ?? 'http://127.0.0.1:5174'
const served = ['/wps', '/lgw', '/lotto', '/lotto-vn', '/partners', '/art', '/__admin']

const stripDocumentSchemas: Plugin = {
  name: 'page-description',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: /openapi\/dist\/operations\.gen\.json$/ }, handler: shrinkDocument },
}

const sharedByPages =
  /\/ui\/[a-z]+\/(?:sanitized-html|sheet|list-row|error-panel|search-field|select-field|tabs|text-field)\.tsx$|\/shared\/(?:pull\/)?(?:failure|paged-list|typed-search|pull-to-refresh)\.tsx$|\/break-facts\.ts$|\/api\/(?:[a-z]+\/)?(?:session\.queries|problems)\.ts$|\/lib\/[a-z]+\/(?:dates|typed-money)\.ts$|\/useInfiniteQuery\.js$|\/icons\/(?:x|chevron-(?:down|right)|refresh-cw|circle-(?:x|alert)|message-circle-question-mark)\.mjs$/

/** What the header of members shows, and other pages too. */
const amounts = /\/lib\/money\/money\.ts$|\/ui\/text\/amount\.tsx$|\/icons\/eye(?:-off)?\.mjs$/

const sharedByLotteries = /\/ui\/[a-z]+\/(?:number-balls|countdown)\.tsx$|\/api\/games\/lottery\.queries\.ts$/

/**
 * Small modules that are used together: input rules (also in the demo's gateway), forms, invitations, records, money, fields of the login, embedded
 * pages of providers and the menus of members. A module that matches two groups is in the first.
 */
const together = {
  rules: /\/valibot\/|\/sdk\/src\/inputs\/(?:named-rules|problem|rules)\.ts$/,
  sheet: /\/shared\/forms\/form(?:\.module\.css|-layout\.tsx)$/,
  invite: /\/(?:qr-code\.tsx|invite-card\.module\.css)$/,
  record: /\/(?:facts\.tsx|use-copy\.ts|records\.module\.css)$/,
  forms: /\/(?:gateway-form|use-draft)\.tsx?$/,
  money: /\/(?:amount-rule|amount-field|use-money-command|is-final-error|receipt)\.tsx?$/,
  accounts: /\/(?:(?:captcha-field|code-field|phone-field|social-buttons)\.tsx|registration\.queries\.ts)$/,
  frame: /\/(?:provider-pane|provider-frame|loading-cover)\.tsx$/,
  menu: /\/use-referral\.ts$|\/icons\/(?:arrow-left-right|circle-question-mark|heart-handshake|messages-square|shield-check|user-(?:pen|plus))\.mjs$/,
}

/** Messages of home's first screen and the titles of pages: one file for each language. The frame's Vietnamese messages are in the start. */
const firstMessages = {
  'messages-vi': /\/i18n\/vi\/(?:home|lobby|titles)\.json$/,
  'messages-en': /\/i18n\/en\/(?:app|home|lobby|titles)\.json$/,
}

const laterOnHome = /\/(?:home-sections|category-tab|announcement-popup|marquee)\.tsx$/

/**
 * One file for every visit, one for React, which stays in the cache when only the app has changed, and one for the first screenful of home: two dozen
 * small files compress worse and need more requests. Only imported modules count: an icon of a lazy screen stays out.
 */
const groups = [
  { name: 'react', test: /\/(?:react-dom|scheduler|react)\/cjs\/|\/run-react\.ts$/, priority: 3 },
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  { name: 'home', test: /home-screen\.tsx$/, priority: 2 },
  { name: 'amounts', test: amounts, priority: 2 },
  { name: 'tables', test: /\/lazy-(?:messages|routes)\.ts$/, priority: 2 },
  { name: 'shared', test: sharedByPages, priority: 2 },
  { name: 'rounds', test: sharedByLotteries, priority: 2 },
  { name: 'member', test: /\/member-header\.tsx$/, priority: 2 },
  ...Object.entries({ ...firstMessages, ...together }).map(([name, test]) => ({ name, test, priority: 2 })),
  { name: 'home-later', test: laterOnHome, priority: 1 },
  { name: 'floating', test: /\/(?:floating\.tsx|install-prompt\.ts|react-query\/src\/tabs\.ts)$/, priority: 1 },
  { name: 'dialog', test: /dialog-content\.tsx$/, priority: 1 },
  { name: 'validators', test: /mock-server\/dist\/validators\.js$/, priority: 1 },
]

/** The page names thirty files, and hashes do not compress: seven characters are enough. */
const names = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** Scoped class names of name and file hash; the default also adds the line, which costs bytes. */
function classOf(name: string, file: string) {
  const hash = createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 3)
  return `${name}-${hash}`
}

/** `--mode demo` builds the app with the mock in the page; other builds contain no byte of it. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), withoutEditorRoute, libraryPlugins(), stripDocumentSchemas, pageHead()],
  css: { modules: { generateScopedName: classOf } },
  define: { __VERSION__: JSON.stringify(site.version) },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    manifest: true,
    // Older browsers make the CSS compiler rewrite light-dark() into something that follows only the system's theme.
    target: buildTargets(),
    // Modules shared by lazy screens are in the groups above, so preloading would not save anything.
    modulePreload: false,
    // The first style sheet holds the common components and the home page (main.tsx); other styles come with their screens.
    cssCodeSplit: true,
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      // A library whose modules read properties of unused exports is still left out.
      treeshake: { propertyReadSideEffects: false },
      output: { ...names, codeSplitting: { groups } },
    },
  },
  // Only the demo build contains the mock, and it generates these files: a fresh clone does not have them.
  optimizeDeps: { exclude: ['@longan/mock-server/validators'] },
  server: {
    host: '127.0.0.1',
    fs: privateFiles,
    strictPort: true,
    // The mock answers preflight requests: it knows the games' frames, whose origin is opaque.
    cors: false,
    // Build output is not source code.
    watch: { ignored: ['**/dist/**', '**/dist-demo/**'] },
    proxy: Object.fromEntries(served.map((path) => [path, { target: mock, xfwd: true }])),
  },
}))
