import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { toStandardJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { McpContext } from './mcp-context.ts'
import { ToolFailure } from './tool-failure.ts'

export type ToolResult = {
  value: unknown
  /** What to do next, as a call of a tool. */
  next?: string | undefined
}

type InputSchema = v.StrictObjectSchema<v.ObjectEntries, undefined>

export type Tool = {
  name: string
  title: string
  description: string
  schema: InputSchema
  isReadOnly: boolean
  run(input: never, context: McpContext): Promise<ToolResult> | ToolResult
}

export const defineTool = <Schema extends InputSchema>(
  tool: Omit<Tool, 'run' | 'schema' | 'isReadOnly'> & {
    schema: Schema
    isReadOnly?: boolean
    run(input: v.InferOutput<Schema>, context: McpContext): Promise<ToolResult> | ToolResult
  },
): Tool => ({ isReadOnly: false, ...tool })

/**
 * Returns the JSON Schema of a tool's input, as the protocol's package reads it. The input itself is validated by {@link readInput}, so that
 * its errors name the next step as those of the tools do.
 */
export const describeInput = ({ schema }: Tool): StandardSchemaWithJSON => ({
  '~standard': {
    version: 1 as const,
    vendor: 'valibot',
    validate: (value: unknown) => ({ value }),
    jsonSchema: toStandardJsonSchema(schema)['~standard'].jsonSchema,
  },
})

/** Returns the valid input of a tool. Throws a {@link ToolFailure} that names the first invalid field. */
export function readInput({ name, schema }: Tool, input: unknown): unknown {
  const { success, output, issues } = v.safeParse(schema, input)
  if (success) return output
  const [issue] = issues
  const fields = Object.keys(schema.entries).join(', ')
  throw new ToolFailure(
    `${v.getDotPath(issue) ?? 'arguments'}: ${reasonOf(issue)}`,
    `call ${name} again; its arguments are ${fields}`,
  )
}

function reasonOf({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not an argument of this tool'
  return received === 'undefined' ? 'is missing' : message
}

/** Throws a {@link ToolFailure} that names the first missing field of an action. */
export function assertGiven<Input extends { action: string }, Name extends keyof Input & string>(
  tool: string,
  input: Input,
  ...names: Name[]
): asserts input is Input & { [Key in Name]-?: NonNullable<Input[Key]> } {
  const missing = names.find((name) => input[name] === undefined)
  if (missing !== undefined)
    throw new ToolFailure(
      `${missing}: is missing, and the action "${input.action}" needs it`,
      `${tool} ${JSON.stringify({ ...input, [missing]: '...' })}`,
    )
}

export const text = (description: string) => v.pipe(v.string('must be a text'), v.description(description))
export const optionalText = (description: string) => v.optional(text(description))
export const actions = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  v.picklist(names, `must be one of ${names.join(', ')}`)
export const worldField = v.optional(
  v.pipe(
    v.string('must be the name of a world'),
    v.description('the world; the app names it in the header x-mock-world'),
  ),
  'default',
)
