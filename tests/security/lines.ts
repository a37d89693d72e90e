import { type Attack, type House, lives, raw } from './attack.ts'

const targets = ['//', '///', '//@', '//:', '/\\', 'http://', 'http://[', 'http://x:99999/', '*', '/%', '/art/%zz.svg']
const heads = [
  'BREW / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(60_000)}\r\nconnection: close\r\n\r\n`,
  'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n',
  'POST /wps/session/login HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\nconnection: close\r\n\r\n',
  'GET /\u0000 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
]

const servers: (keyof House)[] = ['mock', 'site']

export const lines: Attack[] = servers.flatMap((server) => [
  {
    name: `request lines that name no path end the ${server}`,
    async run(house) {
      for (const target of targets) {
        const said = await raw(house[server], `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
        if (!(await lives(house[server]))) return `${target} ended it`
        if (/ 5\d\d /.test(said)) return `${target} was answered ${said}`
      }
      return undefined
    },
  },
  {
    name: `broken heads, strange methods and long headers end the ${server}`,
    async run(house) {
      for (const head of heads) {
        await raw(house[server], head)
        if (!(await lives(house[server]))) return `${head.slice(0, 40)} ended it`
      }
      return undefined
    },
  },
])
