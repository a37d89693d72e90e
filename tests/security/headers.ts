import { sendRequest, type Probe, type Targets } from './probes.ts'

const requiredHeaders: [server: keyof Targets, path: string, name: string, text: RegExp][] = [
  ['site', '/m/home', 'content-security-policy', /script-src 'self'(?: 'sha256-[\w+/=]+')*;/],
  ['site', '/m/home', 'content-security-policy', /style-src 'self'(?: 'sha256-[\w+/=]+')+;/],
  ['site', '/m/home', 'content-security-policy', /frame-ancestors 'none'/],
  ['site', '/m/home', 'x-content-type-options', /^nosniff$/],
  ['site', '/m/home', 'referrer-policy', /^same-origin$/],
  ['site', '/partners/slot/', 'content-security-policy', /^sandbox allow-scripts(?!.*allow-same-origin)/],
  ['mock', '/partners/slot/', 'content-security-policy', /frame-ancestors 'self'/],
  ['mock', '/partners/slot/', 'referrer-policy', /^no-referrer$/],
  ['mock', '/wps/system/country', 'x-content-type-options', /^nosniff$/],
]

export const headers: Probe[] = [
  {
    name: 'a page runs injected scripts, is framed, or guesses the type of a file',
    async run(targets) {
      for (const [server, path, name, text] of requiredHeaders) {
        const { headers: sent } = await sendRequest(targets[server], `GET ${path}`)
        if (!text.test(sent.get(name) ?? '')) return `${server} ${path} has ${name}: ${sent.get(name)}`
      }
      return undefined
    },
  },
  {
    name: 'another site reads responses, or reaches the control API through a visitor',
    async run({ site }) {
      const from = { headers: { origin: 'https://evil.example' } }
      const { headers: sent } = await sendRequest(site, 'GET /wps/system/country', from)
      if (sent.has('access-control-allow-origin')) return 'it may read responses'
      const { status } = await sendRequest(site, 'GET /__admin/snapshot', from)
      return status === 403 ? undefined : `the control API answered ${status}`
    },
  },
]
