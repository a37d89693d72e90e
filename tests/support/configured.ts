import type { Page } from '@playwright/test'

const block = /(?<=<script type="application\/json" id="site">).*?(?=<\/script>)/s

/** The site that the page belongs to is configured so besides, as a deploy step would have written it into the page. */
export const configured = (page: Page, more: object) =>
  page.route(/\/m\/\w+$/, async (route) => {
    const reply = await route.fetch()
    const html = await reply.text()
    const site = JSON.parse(block.exec(html)?.[0] ?? '') as { config: object }
    const data = JSON.stringify({ ...site, config: { ...site.config, ...more } })
    await route.fulfill({ response: reply, body: html.replace(block, () => data) })
  })
