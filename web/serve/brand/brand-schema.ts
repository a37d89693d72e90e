import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toJsonSchema } from '@valibot/to-json-schema'
import { brandFileSchema } from '../../src/lib/brand/brand-file.ts'

export const schemaFile = fileURLToPath(new URL('../../../docs/brand.schema.json', import.meta.url))

/** The JSON schema of `brand.json`, for completion in editors. What only code can check is left out. */
export const brandJsonSchema = () =>
  `${JSON.stringify({ title: 'brand.json', ...toJsonSchema(brandFileSchema, { typeMode: 'input', errorMode: 'ignore' }) }, null, 2)}\n`

if (import.meta.main) writeFileSync(schemaFile, brandJsonSchema())
