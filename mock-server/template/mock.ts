import { listen } from '@longan/mock-server/node'
import description from './description.json' with { type: 'json' }
import { createHouse } from './gateway.ts'

const port = process.env['PORT'] ?? '4010'

/** A wrong use: one sentence and exit code 2. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

if (!/^\d+$/.test(port) || Number(port) > 65_535) giveUp(`PORT must be a number from 0 to 65535, not "${port}"`)
const { url } = await listen(createHouse(Date.now), { port: Number(port), description }).catch(({ code }) =>
  giveUp(`Port ${port} ${code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`}: name another in PORT`),
)
process.stdout.write(`The mock answers at ${url}/v1/notes, its description is at ${url}/__admin/docs\n`)
