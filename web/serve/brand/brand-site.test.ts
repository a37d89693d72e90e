import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { afterAll, expect, test } from 'vitest'
import { configure } from '../page/configure-pages.ts'
import { headersOfSite, siteOf } from '../page/policy.ts'
import { fileOfPage, pagesWithFile } from '../page/prerendered-pages.ts'
import { brandJsonSchema, schemaFile } from './brand-schema.ts'
import { writeBrandSite } from './brand-site.ts'
import { readBrand } from './read-brand.ts'

const folder = mkdtempSync(join(tmpdir(), 'longan-brand-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(files: Record<string, string>, within: string) {
  const at = join(folder, within)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, name)), { recursive: true })
    writeFileSync(join(at, name), text)
  }
  return at
}

const view = (title: string) =>
  `<div id="root"><a class="logo-x" href="/m/home"><svg class="drum-x" width="34" height="34"><path/></svg><span>Sơn Mài</span></a>${title}</div>`
const page = `<!doctype html><html lang="vi"><head><meta name="theme-color" content="#0f0b0a"><meta name="description" content="Longan: game, xổ số và thể thao."><title>Longan</title><script type="application/json" id="site">{}</script><style>.shell-0{width:1px}</style></head><body>${view('Trang chủ')}
<script id="start" data-home="vi"></script></body></html>`
const publicFolder = fileURLToPath(new URL('../../public/', import.meta.url))
const build = write(
  {
    'index.html': page,
    ...Object.fromEntries(pagesWithFile.map((address) => [fileOfPage(address), page])),
    'assets/index-1a2b.js': 'start()',
    'worker.js': 'self.files=[];\nwork()',
    'favicon.svg': readFileSync(`${publicFolder}favicon.svg`, 'utf8'),
    'manifest.webmanifest': readFileSync(`${publicFolder}manifest.webmanifest`, 'utf8'),
    '.vite/languages.json': JSON.stringify({
      VI: { home: 'vi', pages: { '/index.html': { root: view('Trang chủ'), css: '.shell-0{width:1px}' } } },
      EN: { home: 'en', pages: { '/index.html': { root: view('Home'), css: '.shell-0{width:2px}' } } },
    }),
    'config.json': '{"merchant":"DEMO","languages":["VI","EN"],"theme":"dark"}',
  },
  'build',
)

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#c0187a"/></svg>'
const wide = square.replace('0 0 10 10', '0 0 30 10').replace('width="10"', 'width="30"')
const brandFolder = (brand: object, within: string, pictures: Record<string, string> = {}) =>
  write({ 'brand.json': JSON.stringify(brand), ...pictures }, within)

async function siteOfBrand(brand: object, name: string, pictures: Record<string, string> = {}) {
  const out = join(folder, `${name}-site`)
  await writeBrandSite(await readBrand(brandFolder(brand, name, pictures)), { build, out, isDemo: true })
  return { out, read: (file: string) => readFileSync(join(out, file), 'utf8') }
}

const pixelsOf = (png: Buffer) => {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const href = `data:image/png;base64,${png.toString('base64')}`
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`,
  ).render()
  return {
    width,
    height,
    at: (x: number, y: number) => `#${pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString('hex')}`,
  }
}

test('the name is in every page, in the manifest and the configuration, and the default name is nowhere', async () => {
  const { read } = await siteOfBrand({ name: 'Acme & Sons', colour: '#1166cc' }, 'named')

  for (const file of ['index.html', ...pagesWithFile.map(fileOfPage)]) {
    expect(read(file)).toContain('<title>Acme &amp; Sons</title>')
    expect(read(file)).toContain('<span>Acme &amp; Sons</span>')
    expect(read(file)).not.toMatch(/Sơn Mài|Longan/)
  }
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ name: 'Acme & Sons', short_name: 'Acme & Sons' })
  expect(siteOf(read('index.html')).config?.brand?.name).toEqual({ VI: 'Acme & Sons', EN: 'Acme & Sons' })
})

test('the configuration has what the look was derived from, with which the brand page of the panel begins', async () => {
  const look = { secondColour: '#e4572e', radius: 'none', font: 'inter', weight: 'light', shortName: 'Ac' }
  const { read } = await siteOfBrand({ name: 'Acme', colour: 'logo', logo: 'l.svg', ...look }, 'look', {
    'l.svg': wide,
  })

  expect(siteOf(read('index.html')).config?.brand?.look).toEqual({ ...look, colour: '#c0187a' })
})

test('the policy of the pages allows the stylesheet of the brand', async () => {
  const { read } = await siteOfBrand({ name: 'Acme', colour: '#1166cc' }, 'policy')
  const [, style] = /<style>(:root\{--bg0.*?)<\/style>/.exec(read('index.html'))!

  expect(style).toContain('--gold:light-dark(#1166cc,#1166cc)')
  const withoutStyle = read('index.html').replace(`<style>${style}</style>`, '')
  const policy = (html: string) => headersOfSite(html)['content-security-policy']!
  expect(policy(read('index.html')).match(/sha256-/g)!.length).toBe(
    (policy(withoutStyle).match(/sha256-/g) ?? []).length + 1,
  )
})

test('two brands of one build differ, and their files of code are the same bytes [B-1-08]', async () => {
  const one = await siteOfBrand({ name: 'One', colour: '#1166cc' }, 'one')
  const two = await siteOfBrand({ name: 'Two', colour: '#cc6611', theme: 'light', languages: ['EN'] }, 'two')

  expect(one.read('index.html')).not.toBe(two.read('index.html'))
  expect(one.read('assets/index-1a2b.js')).toBe(two.read('assets/index-1a2b.js'))
  expect(siteOf(two.read('index.html')).config).toMatchObject({ theme: 'light', languages: ['EN'] })
})

test('a site whose first language is English has its name, view, files and manifest in English', async () => {
  const name = { vi: 'Bờ Hồ', en: 'Lakeside' }
  const { out, read } = await siteOfBrand({ name, colour: '#1166cc', languages: ['EN', 'VI'] }, 'english')
  const html = read('index.html')

  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<title>Lakeside</title>')
  expect(html).toContain('content="Lakeside: games, lotteries and sports."')
  expect(html).toContain('<span>Lakeside</span></a>Home</div>')
  expect(html).toContain('data-home="en"')
  expect(html).toContain('.shell-0{width:2px}')
  expect(html.replace(/<script type="application\/json".*?<\/script>/, '')).not.toMatch(/Bờ Hồ|Trang chủ/)
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ name: 'Lakeside', lang: 'en' })
  expect(existsSync(join(out, '.vite/languages.json'))).toBe(false)
})

test('a site without a brand has its pages and its manifest in the first language of config.json, and in the other one again', async () => {
  const at = join(folder, 'plain')
  cpSync(build, at, { recursive: true })
  const read = (file: string) => readFileSync(join(at, file), 'utf8')
  const configureIn = async (languages: string[]) => {
    writeFileSync(join(at, 'config.json'), JSON.stringify({ merchant: 'DEMO', languages }))
    await configure(at, { isDemo: true })
    return { home: read('index.html'), login: read('m/login.html'), manifest: JSON.parse(read('manifest.webmanifest')) }
  }
  const english = await configureIn(['EN', 'VI'])
  for (const html of [english.home, english.login]) {
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('content="Longan: games, lotteries and sports."')
    expect(html).toContain('data-home="en"')
  }
  expect(english.home).toContain(view('Home'))
  expect(english.home).toContain('.shell-0{width:2px}')
  expect(english.manifest).toMatchObject({ lang: 'en', description: 'Games, lotteries and sports on your phone.' })

  const vietnamese = await configureIn(['VI', 'EN'])
  expect(vietnamese.home).toContain('<html lang="vi">')
  expect(vietnamese.home).toContain(view('Trang chủ'))
  expect(vietnamese.home).toContain('.shell-0{width:1px}')
  expect(vietnamese.manifest).toMatchObject({ lang: 'vi', description: 'Game, xổ số và thể thao trên điện thoại.' })
})

test('a page of a site has its own calls and those of its views, for guests and for members', async () => {
  const at = join(folder, 'calls')
  cpSync(build, at, { recursive: true })
  await configure(at, { isDemo: false })
  const addressesIn = (file: string) => {
    const { guest, member } = siteOf(readFileSync(join(at, file), 'utf8')).calls!
    return [Object.keys(guest), Object.keys(member)]
  }
  const views = ['B', 'E', 'V'].map((kind) => `/m/bankCard?add=${kind}`)
  expect(addressesIn('m/bankCard.html')).toEqual([['/m/bankCard'], ['/m/bankCard', ...views]])
  const search = '/m/gameList?q=__q__'
  expect(addressesIn('m/gameList.html')).toEqual([
    ['/m/gameList', search],
    ['/m/gameList', search],
  ])
})

test('the mark becomes six pictures of their sizes; the maskable one keeps it within the safe circle [B-1-07]', async () => {
  const { out } = await siteOfBrand({ name: 'Acme', colour: '#1166cc', mark: 'm.svg' }, 'icons', { 'm.svg': square })
  const sizes = {
    'icon-192.png': 192,
    'icon-512.png': 512,
    'icon-maskable.png': 512,
    'apple-touch-icon.png': 180,
    'share.png': 600,
  }

  for (const [name, size] of Object.entries(sizes)) {
    const { width, height, at } = pixelsOf(readFileSync(join(out, name)))
    expect([width, height]).toEqual([size, size])
    expect(at(size / 2, size / 2)).toBe('#c0187a')
  }
  expect(readFileSync(join(out, 'favicon.svg'), 'utf8')).toContain('#c0187a')
  const { at } = pixelsOf(readFileSync(join(out, 'icon-maskable.png')))
  const corner = Math.ceil(256 - (512 * 0.4) / Math.SQRT2) - 1
  expect(at(corner, corner)).not.toBe('#c0187a')
  expect(at(0, 0)).not.toBe('#000000')
})

test('the logo stands for mark and name in the header, cleaned of scripts, and can give the main colour', async () => {
  const logo = wide.replace('<rect', '<script>alert(1)</script><rect')
  const { read } = await siteOfBrand({ name: 'Acme', colour: 'logo', logo: 'l.svg' }, 'logo', { 'l.svg': logo })
  const { main, notes } = await readBrand(join(folder, 'logo'))

  expect(read('index.html')).toMatch(
    /<a class="logo-x" href="\/m\/home"><img src="\/logo\.svg" height="34" alt=""><\/a>/,
  )
  expect(read('logo.svg')).not.toContain('alert')
  expect(main).toBe('#c0187a')
  expect(notes).toEqual(
    expect.arrayContaining(['l.svg: <script> taken out', 'The main colour is #c0187a, from logo.svg']),
  )
})

test('the command names the theme in which a logo can hardly be seen', async () => {
  const logo = wide.replace(/fill="#\w+"/, 'fill="#101428"')
  expect(logo).toContain('#101428')
  const at = brandFolder({ name: 'Acme', colour: '#1166cc', logo: 'l.svg' }, 'faint', { 'l.svg': logo })
  const { notes } = await readBrand(at)

  expect(notes).toContain('logo.svg, dark theme: the logo has nearly the colour of the header and can hardly be seen')
  expect(notes.join('\n')).not.toContain('logo.svg, light theme')
})

test('the command names what is wrong, and writes nothing [B-1-02]', async () => {
  const at = brandFolder({ name: 'Acme', colour: 'blau' }, 'wrong')
  await expect(readBrand(at)).rejects.toThrow('"colour" must be a colour such as "#1166cc"')
  const command = fileURLToPath(new URL('brand.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [command, at], { encoding: 'utf8' })

  expect(stderr).toContain('brand.json: "colour" must be a colour such as "#1166cc", or "logo"')
  expect(stderr).toContain('not "blau"\nNothing was written.')
  expect(status).toBe(2)
  expect(existsSync(join(at, 'site'))).toBe(false)
})

test('the command writes over a site only: not over other folders, and not over the build', () => {
  const at = brandFolder({ name: 'Acme', colour: '#1166cc' }, 'over')
  const command = fileURLToPath(new URL('brand.ts', import.meta.url))
  const files = readdirSync(publicFolder)
  const { status, stderr } = spawnSync(process.execPath, [command, at, '--out', publicFolder], { encoding: 'utf8' })

  // Without a build the command ends before.
  expect(stderr).toMatch(/is no site: it would be overwritten|There is no build/)
  expect(status).toBe(2)
  expect(readdirSync(publicFolder)).toEqual(files)
})

test.each([
  [{ logo: 'none.svg' }, 'brand.json: "logo": none.svg is not beside brand.json'],
  [
    { colour: 'logo' },
    'brand.json: "colour" is "logo", but there is no logo; add "logo", or a colour such as "#1166cc"',
  ],
  [{ mark: 'text.png' }, 'brand.json: "mark": text.png is no PNG picture'],
  [{ logo: 'empty.svg' }, 'brand.json: "logo": empty.svg shows nothing; save it again, or name another file'],
  [{ logo: 'remote.svg' }, 'brand.json: "logo": remote.svg shows nothing'],
  [{ logo: 'percent.svg' }, 'brand.json: "logo": percent.svg has no size; give its <svg> a viewBox'],
])('a picture that cannot be used is named with the reason: %j', async (wrong, problem) => {
  const at = brandFolder({ name: 'Acme', colour: '#1166cc', ...wrong }, 'pictures', {
    'text.png': 'text',
    'empty.svg': square.replace(/<rect.*?\/>/, ''),
    'remote.svg': square.replace(/<rect.*?\/>/, '<image width="9" height="9" href="https://elsewhere.example/a.png"/>'),
    'percent.svg': square.replace('viewBox="0 0 10 10"', 'width="100%" height="100%"'),
  })

  await expect(readBrand(at)).rejects.toThrow(problem)
})

test('the published JSON schema is that of brand.json; node web/serve/brand/brand-schema.ts renews it', () => {
  expect(JSON.parse(readFileSync(schemaFile, 'utf8'))).toEqual(JSON.parse(brandJsonSchema()))
})
