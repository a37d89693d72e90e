import { fileURLToPath } from 'node:url'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const copies = JSON.stringify(here('tracked-copies.ts'))
/** Helpers of the compiler that copy objects, and what replaces them. */
const helpers: Record<string, string> = {
  objectSpread2: `export { spread as default } from ${copies}`,
  objectWithoutProperties: `export { rest as default } from ${copies}`,
}
const VIRTUAL = '\0reads:'
/** An import of such a helper. Vite has already turned it into an address when it comes here. */
const importOfHelper = new RegExp(`"[^"]*@oxc-project[^"]*/(${Object.keys(helpers).join('|')})(?:\\.js)?"`, 'g')
const addressOf = (helper: string) => JSON.stringify(`/@id/${VIRTUAL.replace('\0', '__x00__')}${helper}`)

/**
 * Vite plugin of the measuring run: the SDK's responses are tracked, and spread (`...`) is compiled to functions that keep their copies
 * tracked.
 */
export function measurePlugin() {
  return {
    name: 'measure-reads',
    enforce: 'pre' as const,
    // Newer targets keep spread. BigInt, which this one lacks, is left alone, with a warning.
    config: () => ({ logLevel: 'error' as const, oxc: { target: 'es2017', sourceType: 'module' as const } }),
    resolveId(source: string, importer = '') {
      if (source.startsWith(VIRTUAL)) return source
      return source.endsWith('/transport.ts') && importer.endsWith('/sdk/src/core.ts')
        ? here('measured-transport.ts')
        : undefined
    },
    load: (id: string) => (id.startsWith(VIRTUAL) ? helpers[id.slice(VIRTUAL.length)] : undefined),
    transform: {
      order: 'post' as const,
      handler: (code: string) => code.replaceAll(importOfHelper, (_address, helper: string) => addressOf(helper)),
    },
  }
}
