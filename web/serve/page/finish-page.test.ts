import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, onTestFinished, test } from 'vitest'
import { findMissingStylesheets, finishPage } from './finish-page.ts'

const picture = '<main class="page-1 wide"><div class="pull-2"></div></main>'

test('a stylesheet that a prerendered view needs and its page does not have is reported', () => {
  const sheets = { 'page.css': '.page-1{margin:0}', 'pull.css': '.pull-2:hover{top:0}', 'bet.css': '.bet-3{top:0}' }
  expect(findMissingStylesheets(picture, '.page-1{margin:0}', sheets)).toEqual(['pull.css'])
  expect(findMissingStylesheets(picture, '.page-1{margin:0}@media print{.pull-2{top:0}}', sheets)).toEqual([])
})

/** Returns the written page of `address`, whose view has placeholders for what an address names. */
async function finish(address: string) {
  const folder = await mkdtemp(join(tmpdir(), 'longan-page-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'app.css'), 'i{animation:1s wait;block-size:9px;padding:1px}')
  const link = '<link rel="stylesheet" href="/app.css">'
  const html = `<html><head>${link}<script type="module" src="/app.js"></script></head><body><div id="root"></div></body></html>`
  const view = '<p data-first="text">One</p><div data-first="rows"><i>Two</i><i></i></div>'
  const shell = { views: { guest: view }, parameters: [] }
  const scripts = { foot: 'start()', itemFoot: 'showNamedItem()' }
  const built = { folder, html, link, sheet: '/app.css', sheets: {}, entry: '', brandMark: '', ...scripts }
  await finishPage(built, '/page.html', { address, shell, css: '', screens: {} })
  const { window } = new JSDOM(await readFile(join(folder, 'page.html'), 'utf8'), {})
  return (selector: string) => window.getComputedStyle(window.document.querySelector(selector)!)
}

test.each(['/m/notice', '/m/noticeDetail', '/m/activityDetail'])(
  'the page %s shows the text of an announcement with its line breaks and without the look of a placeholder',
  async (address) => {
    const styleOf = await finish(address)

    expect(styleOf('[data-first=text]').whiteSpace).toBe('pre-line')
    const [filled, empty] = [styleOf('i'), styleOf('i:empty')]
    expect([filled.whiteSpace, filled.animation, filled.blockSize]).toEqual(['pre-line', 'none', 'auto'])
    expect([empty.whiteSpace, empty.animation, empty.blockSize]).toEqual(['normal', '1s wait', '9px'])
  },
)

test('a page whose address names nothing has no styles for it', async () => {
  const styleOf = await finish('/m/bet')

  expect(styleOf('[data-first=text]').whiteSpace).toBe('normal')
})
