import autocannon from 'autocannon'
import type { Target } from './load.ts'

/** `node load-worker.ts '{"url", "headers", "seconds"}'`: eight keep-alive connections with one request at a time. */
const { url, headers = {}, seconds } = JSON.parse(process.argv[2] ?? '{}') as Target & { seconds: number }
const result = await autocannon({ url, headers, connections: 8, duration: seconds })
const expected = headers.prefer === undefined ? result.non2xx : 0
console.log(JSON.stringify({ perSecond: result.requests.average, wrong: expected + result.errors }))
