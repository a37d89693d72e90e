import { defineConfig } from 'vitepress'
import { leadOut } from '../site/links.ts'
import { sidebar } from '../site/sidebar.ts'

/** The documentation as a static site: no letter, script or font of it comes from elsewhere. */
export default defineConfig({
  title: 'Longan',
  description: 'A gaming gateway that a developer can hold in the hand',
  lang: 'en-GB',
  srcExclude: ['README.md'],
  outDir: '../dist/docs',
  // The demo in the tour has its files in `assets`.
  assetsDir: 'site',
  cacheDir: '../.cache/vitepress',
  lastUpdated: false,
  head: [['link', { rel: 'icon', href: '/favicon.svg' }]],
  markdown: { config: leadOut, theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  themeConfig: {
    nav: [
      { text: 'Tour', link: '/tour' },
      { text: 'Recipes', link: '/recipes/third-call' },
      { text: 'Reference', link: '/reference/gateway' },
    ],
    sidebar: sidebar(),
    outline: [2, 3],
    search: { provider: 'local' },
    docFooter: { prev: 'Before', next: 'Next' },
    footer: { message: 'Only fake money and fake data: nothing here touches a real operator.' },
  },
})
