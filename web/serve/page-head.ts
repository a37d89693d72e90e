import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildTargets } from '../../browsers.ts'
import { checkConfig } from './config-fields.ts'
import { oldBrowserScript } from './old-browser.ts'
import { build, type Plugin, type Rolldown } from 'vite'

const web = fileURLToPath(new URL('..', import.meta.url))

export async function inlineScript(entry: string) {
  const built = (await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: buildTargets(),
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'page', fileName: 'page' },
    },
  })) as Rolldown.RolldownOutput[]
  const code = built[0]?.output[0].code.trim() ?? ''
  return code.replaceAll('</', '<\\/')
}

/** The data of the site as JSON that cannot end its script element. */
export const siteBlock = (data: unknown) =>
  `<script type="application/json" id="site">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** Inserts the script for older browsers, the configuration, and the script that runs before the first paint: the demo's own in the demo and in development. */
export function pageHead(): Plugin {
  let entry = 'src/prerender/head.ts'
  return {
    name: 'page-head',
    configResolved({ mode }) {
      if (mode !== 'production') entry = 'src/prerender/demo-head.ts'
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { usable, problems } = checkConfig(JSON.parse(await readFile(`${web}public/config.json`, 'utf8')))
        const head = await inlineScript(entry)
        return html
          .replace('<!-- old browser -->', () => `<script>${oldBrowserScript}</script>`)
          .replace('<!-- head -->', () => `${siteBlock({ config: usable, problems })}\n<script>${head}</script>`)
      },
    },
  }
}
