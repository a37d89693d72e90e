import { openApiDocument } from '../kernel/validation/openapi-document.ts'
import { compilerFor } from './ajv.ts'

/** Compiles the validators of the gateway's calls and responses on first use. In the command line's bundle they are already built. */
export const compileAtRunTime = compilerFor(openApiDocument)
