import type { Page } from '@playwright/test'

const block = /(?<=<script type="application\/json" id="site">).*?(?=<\/script>)/s

export const configureSite = (page: Page, more: object) =>
  page.route(/\/m\/\w+$/, async (route) => {
    const reply = await route.fetch()
    const html = await reply.text()
    const site = JSON.parse(block.exec(html)?.[0] ?? '') as { config: object }
    const data = JSON.stringify({ ...site, config: { ...site.config, ...more } })
    await route.fulfill({ response: reply, body: html.replace(block, () => data) })
  })
