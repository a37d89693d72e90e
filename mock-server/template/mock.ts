import { listen } from '@longan/mock-server/node'
import document from './openapi.json' with { type: 'json' }
import { createNotesMock } from './gateway.ts'

const port = process.env['PORT'] ?? '4010'

function exitWithUsage(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

if (!/^\d+$/.test(port) || Number(port) > 65_535) exitWithUsage(`PORT must be a number from 0 to 65535, not "${port}"`)
const { url } = await listen(createNotesMock(Date.now), { port: Number(port), description: document }).catch(
  ({ code }) =>
    exitWithUsage(
      `Port ${port} ${code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`}: name another in PORT`,
    ),
)
process.stdout.write(`The mock runs at ${url}/v1/notes, its API documentation at ${url}/__admin/docs\n`)
