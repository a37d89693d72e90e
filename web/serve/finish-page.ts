import { readFile, writeFile } from 'node:fs/promises'
import { inlineScript } from './page-head.ts'
import { drawShell } from './shell.ts'
import { isHomeScreen, type Manifest, withImports } from './manifest.ts'
import { screenFiles } from './screen-files.ts'

const sheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/
const module = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/

// Nothing is drawn before the picture of home is all there: half a row of tabs would move.
const whole = '<link rel="expect" href="#start" blocking="render">'

/** Makes the built page whole by itself: its styles, the picture of home, and the script that fetches the app after it. */
export async function finishPage(folder: string) {
  const file = `${folder}/index.html`
  const html = await readFile(file, 'utf8')
  const [link, href] = sheet.exec(html) ?? []
  const [script] = module.exec(html) ?? []
  if (!link || !script) throw new Error(`Failed to finish ${file}: it names no sheet or no entry`)
  const css = await readFile(folder + href, 'utf8')
  const foot = await inlineScript('src/early/foot.ts')
  const { entry, home, screens } = await filesToCome(folder)
  const shell = await drawShell()
  const body = `<div id="root">${shell.html}</div>\n<script id="start" data-entry="${entry}" data-home="${home}" data-screens='${screens}'>${foot}</script>`
  // The sheet stays named, so that no file that needs it fetches it again; what is disabled is not fetched.
  const styles = `<style>${css.trim()}${shell.css}</style>\n<link rel="stylesheet" href="${href}" disabled>\n${whole}`
  const page = html
    .replace(script, '')
    .replaceAll(/>\n\s*</g, '><')
    .replace(link, () => styles)
    .replace('<div id="root"></div>', () => body)
  await writeFile(file, page)
}

/** What the entry needs, and what home and other pages need besides: their code, and their words in the language of the picture. */
async function filesToCome(folder: string) {
  const manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest
  const keys = Object.keys(manifest)
  const needs = (wanted: string[]) => [...new Set(wanted.flatMap((key) => [...withImports(manifest, key)]))]
  const addresses = (wanted: string[]) => wanted.map((key) => `/${manifest[key]?.file}`).join(' ')
  const entry = needs(keys.filter((key) => manifest[key]?.isEntry))
  const screens = JSON.stringify(screenFiles(manifest, new Set(entry)))
  const words = keys.filter((key) => /i18n\/vi\/(?:home|lobby|titles)\.json$/.test(key))
  const home = needs([...keys.filter(isHomeScreen(manifest)), ...words])
  return { entry: addresses(entry), home: addresses(home.filter((key) => !entry.includes(key))), screens }
}
