import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const createIcon = fileURLToPath(new URL('../src/ui/media/create-icon.ts', import.meta.url))

/** Settings of libraries for the build; the development server and the tests use the libraries unchanged. */
export const libraryPlugins = (): Plugin[] => [productionRouter, smallIcons, adoptToastStyles]

/** The code of the toasts that adds a style element. The policy allows none that a script adds, but style sheets that it constructs. */
export const TOAST_STYLE_ELEMENT = /let head = document\.head[\s\S]*?createTextNode\(code\)\)/
const TOAST_STYLE_SHEET =
  'const sheet = new CSSStyleSheet(); sheet.replaceSync(code); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]'

export const routerFile = () =>
  fileURLToPath(import.meta.resolve('react-router').replace('/development/', '/production/'))

// The package offers every bundler the development build, with all warnings.
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => ({ resolve: { alias: [{ find: /^react-router(?:-dom)?$/, replacement: routerFile() }] } }),
}

const adoptToastStyles: Plugin = {
  name: 'adopt-toast-styles',
  apply: 'build',
  transform: {
    filter: { id: /\/sonner\/dist\// },
    handler: (code) => code.replace(TOAST_STYLE_ELEMENT, TOAST_STYLE_SHEET),
  },
}

// An icon is only SVG data; lucide's component factory has more features, at two thirds of the size of all icons.
const smallIcons: Plugin = {
  name: 'small-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /createLucideIcon\.mjs$/ },
    handler: () => '\0create-icon',
  },
  load: {
    filter: { id: /^\0create-icon$/ },
    handler: () => `export { createIcon as default } from ${JSON.stringify(createIcon)}`,
  },
}
