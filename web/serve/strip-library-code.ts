import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const createIcon = fileURLToPath(new URL('../src/ui/create-icon.ts', import.meta.url))

/**
 * Leaves out of the build what libraries bring and this app never runs, by their published files alone; the development
 * server and the tests run them as they are. Measured: 5 KiB of the first file.
 */
export function stripLibraryCode(): Plugin[] {
  return [stripRouter, stripIcons, stripI18n]
}

/** What is left out of a library's file: the text that is looked for, and what stands there instead. */
type Cut = { find: RegExp; replacement: string }

/** Names are for warnings; a marked call can be dropped with whatever is made by it. */
export const routerCuts: Cut[] = [
  { find: /^\w+\.displayName = "\w+";$/gm, replacement: '' },
  { find: /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm, replacement: '$1/* @__PURE__ */ ' },
]

/** Keys are for lists that change; a drawing does not. */
export const iconCuts: Cut[] = [{ find: /,\s*key: "\w+"/g, replacement: '' }]

/**
 * Hints to whoever debugs the words: they are said in a mode this app never turns on. And what writes numbers and days for
 * words that ask for it (`{{total, number}}`): ours are handed what is written already.
 */
export const i18nCuts: Cut[] = [
  { find: /this\.logger\.(?:warn|log|deprecate)\(/g, replacement: 'false && $&' },
  { find: /\bformatter = Formatter;/g, replacement: ';' },
]

/** The router without its development build. */
export const routerFile = () =>
  fileURLToPath(import.meta.resolve('react-router').replace('/development/', '/production/'))

const cut = (cuts: Cut[]) => (code: string) => cuts.reduce((text, { find, replacement: put }) => text.replace(find, put), code)

// The router names its components and makes them by a call: without both, the forms, links and prefetching of its
// framework mode fall away. Its package also offers every bundler the development build, warnings and all.
const stripRouter: Plugin = {
  name: 'lean-router',
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
  name: 'lean-words',
  apply: 'build',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\// },
    handler: cut(i18nCuts),
  },
}

// An icon is a drawing; lucide's maker of components can do far more with it, for two thirds of what all icons weigh.
const stripIcons: Plugin = {
  name: 'lean-icons',
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
