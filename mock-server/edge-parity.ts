import { buildEdge } from './build-edge.ts'
import { runEdge } from './edge-runtime.ts'
import { createMockServer, FROZEN_TIME } from './src/mock-server.ts'
import { listen } from './src/adapters/node.ts'
import { replay } from './src/adapters/parity.ts'
import { ORIGIN } from './src/adapters/testing.ts'

/** `node edge-parity.ts` measures the requests of the parity suite over HTTP and at the edge, ms per round. */
const ROUNDS = 5

async function timeOf(url: string): Promise<number> {
  const ask = async (request: Request) => fetch(new Request(request.url.replace(ORIGIN, url), request))
  const begun = performance.now()
  await replay({ ask, [Symbol.asyncDispose]: async () => undefined })
  return performance.now() - begun
}

const http = await listen(createMockServer({ now: () => 0, time: FROZEN_TIME }))
const edge = await runEdge({ worker: await buildEdge(), vars: { TIME: 'still' } })
// Warm-up: the first requests create what later ones share.
for (const { url } of [http, edge]) await timeOf(url)
const rounds: { http: number; edge: number }[] = []
for (let round = 0; round < ROUNDS; round++) rounds.push({ http: await timeOf(http.url), edge: await timeOf(edge.url) })
console.log(JSON.stringify({ rounds }))
await http.close()
await edge.close()
