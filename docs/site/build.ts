import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import '../../tests/needs-node.ts'
import { readCommand, refuse } from '../../command-line.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const site = `${root}dist/docs`
const demo = `${root}web/dist-demo`
/** The service worker would also answer for the documentation's pages; compressed files are for the preview. */
const LEFT_OUT = /\/(?:worker\.js|\.vite|robots\.txt)$|\.(?:br|gz)$/
const PICTURES = [
  ['home-dark-vi.png', 'home-dark.png'],
  ['home-light-en.png', 'home-light.png'],
] as const

readCommand({
  run: 'npm run docs',
  description:
    'Builds the documentation as a static site in dist/docs, with the demo in its tour. Exit code 1 if a link is dead.',
  flags: {},
  example: 'npm run docs',
})

// Imported after the flags are read: they load TypeScript and the document.
const { allDeadLinks } = await import('./links.ts')
const { llmsText } = await import('./llms.ts')
const { lostLinks, outsiders } = await import('./lost-links.ts')
const { DOCS, GENERATED, pages } = await import('./pages.ts')
const { writeReference } = await import('./reference.ts')

const run = (...words: string[]) => {
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function copyDemo() {
  cpSync(demo, site, { recursive: true, filter: (from) => !LEFT_OUT.test(from) && from !== `${demo}/index.html` })
  mkdirSync(`${site}/m/home`, { recursive: true })
  cpSync(`${demo}/index.html`, `${site}/m/home/index.html`)
}

/** For readers that are programs: each page as Markdown, and the list of all. */
function copyMarkdown() {
  for (const page of [...pages(), ...GENERATED]) cpSync(DOCS + page, `${site}/${page}`)
  writeFileSync(`${site}/llms.txt`, llmsText())
}

const dead = allDeadLinks()
if (dead.length > 0) refuse(dead.join('\n'))
writeReference()
if (!existsSync(`${demo}/index.html`)) run('web/serve/build.ts', '--demo')
rmSync(site, { recursive: true, force: true })
run('node_modules/vitepress/bin/vitepress.js', 'build', 'docs')
const wrong = [...outsiders(site), ...lostLinks(site)]
if (wrong.length > 0) refuse(wrong.join('\n'))
copyDemo()
copyMarkdown()
for (const [picture, name] of PICTURES) cpSync(`${root}web/docs/${picture}`, `${site}/${name}`)
console.log('The documentation is in dist/docs: any file server can serve it.')
