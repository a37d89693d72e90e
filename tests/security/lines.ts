import { type Probe, type Targets, isResponding, sendBytes } from './probes.ts'

const invalidTargets = [
  '//',
  '///',
  '//@',
  '//:',
  '/\\',
  'http://',
  'http://[',
  'http://x:99999/',
  '*',
  '/%',
  '/art/%zz.svg',
]
const heads = [
  'BREW / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(60_000)}\r\nconnection: close\r\n\r\n`,
  'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n',
  'POST /wps/session/login HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\nconnection: close\r\n\r\n',
  'GET /\u0000 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
]

const servers: (keyof Targets)[] = ['mock', 'site']

export const lines: Probe[] = servers.flatMap((server) => [
  {
    name: `invalid request lines stop the ${server}`,
    async run(targets) {
      for (const target of invalidTargets) {
        const statusLine = await sendBytes(
          targets[server],
          `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
        )
        if (!(await isResponding(targets[server]))) return `${target} stopped it`
        if (/ 5\d\d /.test(statusLine)) return `${target} was answered with ${statusLine}`
      }
      return undefined
    },
  },
  {
    name: `malformed headers, unknown methods and long headers stop the ${server}`,
    async run(targets) {
      for (const head of heads) {
        await sendBytes(targets[server], head)
        if (!(await isResponding(targets[server]))) return `${head.slice(0, 40)} stopped it`
      }
      return undefined
    },
  },
])
