import { ask, type Attack, type House } from './attack.ts'

const wanted: [server: keyof House, path: string, name: string, text: RegExp][] = [
  ['site', '/m/home', 'content-security-policy', /script-src 'self'(?: 'sha256-[\w+/=]+')*;/],
  ['site', '/m/home', 'content-security-policy', /frame-ancestors 'none'/],
  ['site', '/m/home', 'x-content-type-options', /^nosniff$/],
  ['site', '/m/home', 'referrer-policy', /^same-origin$/],
  ['site', '/partners/slot/', 'content-security-policy', /^sandbox allow-scripts(?!.*allow-same-origin)/],
  ['mock', '/partners/slot/', 'content-security-policy', /frame-ancestors 'self'/],
  ['mock', '/partners/slot/', 'referrer-policy', /^no-referrer$/],
  ['mock', '/wps/system/country', 'x-content-type-options', /^nosniff$/],
]

export const headers: Attack[] = [
  {
    name: 'a page runs what somebody smuggles in, or is framed, or guesses what a file is',
    async run(house) {
      for (const [server, path, name, text] of wanted) {
        const { headers: sent } = await ask(house[server], `GET ${path}`)
        if (!text.test(sent.get(name) ?? '')) return `${server} ${path} says ${name}: ${sent.get(name)}`
      }
      return undefined
    },
  },
  {
    name: 'another site reads answers, or reaches the control API through a visitor',
    async run({ site }) {
      const from = { headers: { origin: 'https://evil.example' } }
      const { headers: sent } = await ask(site, 'GET /wps/system/country', from)
      if (sent.has('access-control-allow-origin')) return 'it may read'
      const { status } = await ask(site, 'GET /__admin/snapshot', from)
      return status === 403 ? undefined : `the control API answered ${status}`
    },
  },
]
