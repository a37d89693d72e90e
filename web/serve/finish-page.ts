import { readFile, writeFile } from 'node:fs/promises'
import { inlineScript } from './page-head.ts'
import { drawShell } from './shell.ts'
import { type Manifest, withImports } from './manifest.ts'

const sheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/
const entry = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/

/** Makes the built page whole by itself: its styles, the picture of home, and the script that fetches the app after it. */
export async function finishPage(folder: string) {
  const file = `${folder}/index.html`
  const html = await readFile(file, 'utf8')
  const [link, href] = sheet.exec(html) ?? []
  const [script, src] = entry.exec(html) ?? []
  if (!link || !script) throw new Error(`Failed to finish ${file}: it names no sheet or no entry`)
  const css = await readFile(folder + href, 'utf8')
  const foot = await inlineScript('src/early/foot.ts')
  const home = await homeFiles(folder)
  const shell = await drawShell()
  const body = `<div id="root">${shell.html}</div>\n<script data-entry="${src}" data-home="${home}">${foot}</script>`
  // The sheet stays named, so that no file that needs it fetches it again; what is disabled is not fetched.
  const styles = `<style>${css.trim()}${shell.css}</style>\n<link rel="stylesheet" href="${href}" disabled>`
  const page = html
    .replace(script, '')
    .replace(link, () => styles)
    .replace('<div id="root"></div>', () => body)
  await writeFile(file, page)
}

/** What home needs besides the entry: its code, and its words in the language of the picture. */
async function homeFiles(folder: string) {
  const manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest
  const needed = Object.keys(manifest).filter((key) => /home-screen\.tsx$|i18n\/vi\/(?:home|lobby)\.json$/.test(key))
  const start = new Set(
    Object.keys(manifest)
      .filter((key) => manifest[key]?.isEntry)
      .flatMap((key) => [...withImports(manifest, key)]),
  )
  const all = new Set(needed.flatMap((key) => [...withImports(manifest, key)]))
  return [...all]
    .filter((key) => !start.has(key))
    .map((key) => `/${manifest[key]?.file}`)
    .join(' ')
}
