import { operations } from '../declared.ts'
import type { Interaction } from '../pact-file.ts'

const tags = new Map<string, string>(operations.map(({ id, domain }) => [id, domain]))
const operationOf = ({ description }: Interaction) => description.split(' ')[0]!
export const tagOf = (one: Interaction) => tags.get(operationOf(one)) ?? '-'

export const allTags = [...new Set(tags.values())]

/** True for a tag and for an operationId. */
export const isSelectable = (name: string): boolean => allTags.includes(name) || tags.has(name)

/** The interactions of a tag or of one operation; without a name, all. */
export const filterByName = (interactions: Interaction[], only: string | undefined): Interaction[] =>
  only === undefined ? interactions : interactions.filter((one) => [tagOf(one), operationOf(one)].includes(only))
