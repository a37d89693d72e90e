import { ask, type Attack, aWorld, lives } from './attack.ts'

const SLOW = 400
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`

async function timeOf(work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export const floods: Attack[] = [
  {
    name: 'ever more worlds fill the memory (this mock keeps 20)',
    async run({ mock }) {
      for (let count = 0; count < 60; count++) await ask(mock, 'GET /wps/system/status', { world: aWorld() })
      const { json } = await ask(mock, 'GET /__admin/health')
      return Number(json?.['worlds']) <= 20 ? undefined : `it keeps ${json?.['worlds']}`
    },
  },
  {
    name: 'an encrypted MB occupies the only thread',
    async run({ mock }) {
      const body = { value: 'A'.repeat(1_000_000) }
      let status = 0
      const ms = await timeOf(async () => {
        ;({ status } = await ask(mock, 'POST /wps/session/login', { body, headers: { encryption: 'a1' } }))
      })
      return status === 413 && ms < SLOW ? undefined : `it answered ${status} after ${Math.round(ms)} ms`
    },
  },
  {
    name: 'JSON of a hundred thousand brackets, or of names that every object has, breaks the mock',
    async run({ mock }) {
      for (const body of [deep, '{"__proto__":{"type":"username"}}', '{"constructor":1}', '"\\ud800"', '\u0000']) {
        const { status } = await ask(mock, 'POST /wps/session/login', { body })
        if (status < 400 || status >= 500) return `${body.slice(0, 20)} was answered ${status}`
      }
      return (await lives(mock)) ? undefined : 'it is gone'
    },
  },
]
