import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const createIcon = fileURLToPath(new URL('../src/ui/create-icon.ts', import.meta.url))

/**
 * Leaves out of the build what libraries bring and this app never runs, by their published files alone; the development
 * server and the tests run them as they are. Measured: 5 KiB of the first file.
 */
export function leanLibraries(): Plugin[] {
  return [leanRouter, leanIcons]
}

// The router names its components and makes them by a call: without both, the forms, links and prefetching of its
// framework mode fall away. Its package also offers every bundler the development build, warnings and all.
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^react-router(?:-dom)?$/,
          replacement: fileURLToPath(import.meta.resolve('react-router').replace('/development/', '/production/')),
        },
      ],
    },
  }),
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ '),
  },
}

// An icon is a drawing; lucide's maker of components can do far more with it, for two thirds of what all icons weigh.
const leanIcons: Plugin = {
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
    handler: (code) => code.replace(/, key: "\w+"/g, ''),
  },
}
