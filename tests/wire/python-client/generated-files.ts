import { fileURLToPath } from 'node:url'
import document from '@longan/openapi/document' with { type: 'json' }
import { reduceDocument } from './reduce-document.ts'

/** Operations that the Python client uses. */
const operationIds = ['getRsaKey', 'login', 'getWallet', 'listOpenIssues', 'placeLotteryBets', 'listOrdersToday']

/** Folder of the generated files, and the document they were generated from. */
export const GENERATED = fileURLToPath(new URL('generated/', import.meta.url))
export const SOURCE_DOCUMENT = `${GENERATED}description.gen.json`

/** Returns the reduced current document as JSON. */
export const serializeReducedDocument = () => `${JSON.stringify(reduceDocument(document, operationIds), null, 1)}\n`
