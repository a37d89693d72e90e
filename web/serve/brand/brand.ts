import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitWithUsage, readCommand, refuse } from '../exit.ts'

const buildFolder = (isDemo: boolean) =>
  fileURLToPath(new URL(isDemo ? '../../dist-demo' : '../../dist', import.meta.url))

const { flags, positionals } = readCommand({
  run: 'npm run brand',
  description:
    'Checks a folder with brand.json, and writes a site with that name, logo and colours. Nothing is written if something is wrong.',
  positionals: 'FOLDER',
  flags: {
    out: { value: 'PATH', description: 'the folder to write (FOLDER/site)' },
    demo: { description: 'use the demo build, which has the mock in the page' },
    sheet: { description: 'also write sheet.png: home, login, a game and the cashier in both themes' },
  },
  example: 'npm run build && npm run brand -- my-brand\nnpm run preview -- --brand my-brand',
})
const [folder, ...more] = positionals
if (folder === undefined || more.length > 0) refuse('Name one folder with a brand.json')
// Imported after the flags are read: these load the tools for pictures.
const { writeBrandSite } = await import('./brand-site.ts')
const { brandsOrExit, readBrand } = await import('./read-brand.ts')
const brand = await brandsOrExit(() => readBrand(folder))
const build = buildFolder(flags.demo)
// The sheet is drawn with the production build.
for (const isDemo of flags.sheet ? [flags.demo, false] : [flags.demo])
  if (!existsSync(`${buildFolder(isDemo)}/index.html`))
    exitWithUsage(`There is no build: run "npm run build${isDemo ? ' -- --demo' : ''}" first.`)
const out = resolve(flags.out ?? `${folder}/site`)
const isSite = ['index.html', 'manifest.webmanifest'].every((name) => existsSync(`${out}/${name}`))
if (out === build || (existsSync(out) && !isSite))
  refuse(`${flags.out ?? out} is ${isSite ? 'the build' : 'no site'}: it would be overwritten. Name a new folder`)
// What was there stays until the new site is complete.
const unfinished = `${out}.unfinished`
await rm(unfinished, { recursive: true, force: true })
await writeBrandSite(brand, { build, out: unfinished, isDemo: flags.demo })
await rm(out, { recursive: true, force: true })
await rename(unfinished, out)
if (flags.sheet) {
  const { contactSheetOf } = await import('./contact-sheet.ts')
  await writeFile(`${folder}/sheet.png`, await contactSheetOf(folder))
}
for (const note of brand.notes) console.log(`  ${note}`)
console.log(
  `\n  The site is in ${relative(process.cwd(), out) || '.'}; npm run preview -- ${flags.demo ? '--demo ' : ''}--brand ${folder} shows it.\n`,
)
