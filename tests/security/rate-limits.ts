import { sendRequest, type Probe, newWorld, isResponding } from './probes.ts'

const MAX_MS = 400
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`

async function timeOf(work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export const rateLimits: Probe[] = [
  {
    name: 'more and more worlds fill the memory (this mock keeps 20)',
    async run({ mock }) {
      for (let count = 0; count < 60; count++) await sendRequest(mock, 'GET /wps/system/status', { world: newWorld() })
      const { json } = await sendRequest(mock, 'GET /__admin/health')
      return Number(json?.['worlds']) <= 20 ? undefined : `it keeps ${json?.['worlds']}`
    },
  },
  {
    name: 'an encrypted body of 1 MB blocks the thread',
    async run({ mock }) {
      const body = { value: 'A'.repeat(1_000_000) }
      let status = 0
      const ms = await timeOf(async () => {
        ;({ status } = await sendRequest(mock, 'POST /wps/session/login', { body, headers: { encryption: 'a1' } }))
      })
      return status === 413 && ms < MAX_MS ? undefined : `it answered ${status} after ${Math.round(ms)} ms`
    },
  },
  {
    name: 'JSON with 100,000 brackets, or with names of Object.prototype, breaks the mock',
    async run({ mock }) {
      for (const body of [deep, '{"__proto__":{"type":"username"}}', '{"constructor":1}', '"\\ud800"', '\u0000']) {
        const { status } = await sendRequest(mock, 'POST /wps/session/login', { body })
        if (status < 400 || status >= 500) return `${body.slice(0, 20)} had the status ${status}`
      }
      return (await isResponding(mock)) ? undefined : 'it does not respond any more'
    },
  },
]
