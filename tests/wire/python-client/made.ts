import { fileURLToPath } from 'node:url'
import description from '@longan/openapi/description' with { type: 'json' }
import { cutDescription } from './cut-description.ts'

/** What the client in another language calls. */
const operationIds = ['getRsaKey', 'login', 'getWallet', 'listOpenIssues', 'placeLotteryBets', 'listOrdersToday']

/** Where the generator's files lie, and what they were made of. */
export const GENERATED = fileURLToPath(new URL('generated/', import.meta.url))
export const MADE_OF = `${GENERATED}description.gen.json`

/** What the client would be made of today. */
export const cutOfToday = () => `${JSON.stringify(cutDescription(description, operationIds), null, 1)}\n`
