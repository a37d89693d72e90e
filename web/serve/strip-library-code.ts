import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const createIcon = fileURLToPath(new URL('../src/ui/media/create-icon.ts', import.meta.url))

/**
 * Removes library code that this app never runs from the build; the development server and the tests use the libraries unchanged. Measured: 5 KiB of the first
 * file.
 */
export function stripLibraryCode(): Plugin[] {
  return [stripRouter, stripIcons, stripI18n, stripReactI18n, adoptToastStyles]
}

type Cut = { find: RegExp; replacement: string }

/** Display names are only used in warnings; a call marked as pure can be removed with its result. */
export const routerCuts: Cut[] = [
  { find: /^\w+\.displayName = "\w+";$/gm, replacement: '' },
  { find: /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm, replacement: '$1/* @__PURE__ */ ' },
]

/** Keys are only needed for lists that change; an icon does not. */
export const iconCuts: Cut[] = [{ find: /,\s*key: "\w+"/g, replacement: '' }]

/**
 * Hints for debugging, logged in a mode this app never uses; and the formatter of numbers and dates in messages (`{{total, number}}`): ours get
 * formatted values.
 */
export const i18nCuts: Cut[] = [
  { find: /this\.logger\.(?:warn|log|deprecate)\(/g, replacement: 'false && $&' },
  { find: /\bformatter = Formatter;/g, replacement: ';' },
]

/** Hints for debugging, and the entities of texts with markup: ours have none. */
export const reactI18nCuts: Cut[] = [
  { find: /(?<!export const )\bwarnOnce\(/g, replacement: 'false && $&' },
  { find: /^  unescape,$/gm, replacement: '  unescape: (text) => text,' },
]

/** The policy allows no style elements that a script adds, but style sheets that it constructs. */
export const toastCuts: Cut[] = [
  {
    find: /let head = document\.head[\s\S]*?createTextNode\(code\)\)/,
    replacement:
      'const sheet = new CSSStyleSheet(); sheet.replaceSync(code); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]',
  },
]

export const routerFile = () =>
  fileURLToPath(import.meta.resolve('react-router').replace('/development/', '/production/'))

const cut = (cuts: Cut[]) => (code: string) =>
  cuts.reduce((text, { find, replacement }) => text.replace(find, replacement), code)

// The router's named components are created by calls; without names and with pure marks, the forms, links and prefetching of its framework mode are removed. Its
// package offers every bundler the development build, with all warnings.
const stripRouter: Plugin = {
  name: 'strip-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^react-router(?:-dom)?$/,
          replacement: routerFile(),
        },
      ],
    },
  }),
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: cut(routerCuts),
  },
}

const stripI18n: Plugin = {
  name: 'strip-i18n',
  apply: 'build',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\// },
    handler: cut(i18nCuts),
  },
}

const stripReactI18n: Plugin = {
  name: 'strip-react-i18n',
  apply: 'build',
  transform: {
    filter: { id: /\/react-i18next\/dist\/es\// },
    handler: cut(reactI18nCuts),
  },
}

const adoptToastStyles: Plugin = {
  name: 'adopt-toast-styles',
  apply: 'build',
  transform: {
    filter: { id: /\/sonner\/dist\// },
    handler: cut(toastCuts),
  },
}

// An icon is only SVG data; lucide's component factory has more features, at two thirds of the size of all icons.
const stripIcons: Plugin = {
  name: 'strip-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /createLucideIcon\.mjs$/ },
    handler: () => '\0lucide-maker',
  },
  load: {
    filter: { id: /^\0lucide-maker$/ },
    handler: () => `export { createIcon as default } from ${JSON.stringify(createIcon)}`,
  },
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: cut(iconCuts),
  },
}
