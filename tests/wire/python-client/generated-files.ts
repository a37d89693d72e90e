import { fileURLToPath } from 'node:url'
import document from '@longan/openapi/document' with { type: 'json' }
import { reduceDocument } from './reduce-document.ts'

const operationIds = ['getRsaKey', 'login', 'getWallet', 'listOpenIssues', 'placeLotteryBets', 'listOrdersToday']

export const GENERATED = fileURLToPath(new URL('generated/', import.meta.url))
export const SOURCE_DOCUMENT = `${GENERATED}description.gen.json`

export const serializeReducedDocument = () => `${JSON.stringify(reduceDocument(document, operationIds), null, 1)}\n`
