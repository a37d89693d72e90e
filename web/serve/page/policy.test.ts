import { expect, test } from 'vitest'
import { headersInDevelopment, headersOfSite } from './policy.ts'

const scriptsOf = (headers: Record<string, string>) =>
  /script-src ([^;]*)/.exec(headers['content-security-policy']!)?.[1]

test('the policy lists the hash of every inline script, and no other script may run', () => {
  const page = `<script>early()</script><script src="/a.js"></script><script type="module" crossorigin src="/b.js"></script>
    <script type="module">late()</script>`

  expect(scriptsOf(headersOfSite(page))).toBe(
    "'self' 'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU=' 'sha256-DSAmBe63fTQOusv7VZkU3aOt2u9pT2QqUXac6MDiyTw='",
  )
})

test('the policy lists the inline stylesheet of every page, and allows no other inline style', () => {
  const policy = headersOfSite('<style>a{}</style>', '<style>a{}</style><style>b{}</style>')['content-security-policy']

  expect(/style-src ([^;]*)/.exec(policy!)?.[1]).toBe(
    "'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
  )
  expect(policy).not.toContain('unsafe')
})

test('without inline scripts the policy allows only the own origin', () => {
  expect(scriptsOf(headersOfSite('<script src="/a.js"></script>'))).toBe("'self'")
})

test.for([headersOfSite(''), headersInDevelopment])(
  'no site generates code, is framed by another, or sniffs content types',
  (headers) => {
    expect(headers['content-security-policy']).not.toContain('unsafe-eval')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' })
  },
)

test('inline data needs no hash, and its gateway may be called', () => {
  const site = { config: { gatewayUrl: 'https://gateway.example/api' } }
  const headers = headersOfSite(`<script type="application/json" id="site">${JSON.stringify(site)}</script>`)

  expect(scriptsOf(headers)).toBe("'self'")
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://gateway.example;")
})

test('the origin that receives error reports may be called, but not shown', () => {
  const site = { config: { errorReportUrl: 'https://reports.example/crashes' } }
  const policy = headersOfSite(`<script type="application/json" id="site">${JSON.stringify(site)}</script>`)[
    'content-security-policy'
  ]

  expect(policy).toContain("connect-src 'self' https://reports.example;")
  expect(policy).toContain("frame-src 'self';")
})
