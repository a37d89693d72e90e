import { chromium } from 'playwright'
const { startServer } = await import(process.cwd()+'/tests/speed/processes.ts')
const site = await startServer(['web/serve/preview.ts', '--port', '0'])
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
for (const theme of ['dark']) for (const p of ['/m/slotsCenter','/m/live','/m/activity']) {
  await fetch(site.url+p); await new Promise(r=>setTimeout(r,500))
  const c = await b.newContext({viewport:{width:390,height:844},locale:'vi-VN',serviceWorkers:'block'})
  await c.addInitScript(t=>localStorage.setItem('theme',t),theme)
  const page = await c.newPage()
  page.on('console',m=>console.log(p,m.text()))
  await page.route(/assets\/index-.*js/, r=>0)
  await page.goto(site.url+p); await page.waitForTimeout(800)
  const name=p.split('/').pop()
  await page.screenshot({path:`/tmp/shot-${name}-${theme}-shell.png`})
  
  
  
  await c.close()
}
await b.close(); await site[Symbol.asyncDispose](); process.exit(0)
