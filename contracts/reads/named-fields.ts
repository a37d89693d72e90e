import { outcomeOf, type Interaction } from '../pact-file.ts'
import { documentedField } from './documented-field.ts'
import { REFUSED } from './refused.ts'

/** The fields that the pact names in any interaction, by operation; those of refusals apart. */
export function namedFields(interactions: Interaction[]): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>()
  for (const interaction of interactions) {
    const { operation, status } = outcomeOf(interaction)
    const key = status < 400 ? operation : operation + REFUSED
    const fields = named.get(key) ?? new Set()
    named.set(key, fields)
    for (const path of pathsIn(interaction.response.body?.content)) {
      const field = documentedField(key, path)
      if (field) fields.add(field)
    }
  }
  return named
}

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const own = [...path, Array.isArray(value) ? '*' : key]
    return [own, ...pathsIn(part, own)]
  })
}
