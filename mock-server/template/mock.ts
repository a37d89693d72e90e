import { listen } from '@longan/mock-server/node'
import description from './description.json' with { type: 'json' }
import { createHouse } from './house.ts'

const { url } = await listen(createHouse(Date.now), { port: Number(process.env['PORT'] ?? 4010), description })
process.stdout.write(`The mock answers at ${url}/v1/notes, its description is at ${url}/__admin/docs\n`)
