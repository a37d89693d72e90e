import document from '@longan/openapi/document' with { type: 'json' }
import { expect, test } from 'vitest'

type Node = { [key: string]: unknown }

/** Returns the pointers of the nodes under `node` that `matches` returns true for. */
function findNodes(node: unknown, matches: (node: Node) => boolean, path = '#'): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = matches(node as Node) ? [path] : []
  return [...own, ...Object.entries(node).flatMap(([key, child]) => findNodes(child, matches, `${path}/${key}`))]
}

test('arrays state their items, which generators of Java need', () => {
  const isWithoutItems = ({ type, items }: Node) => [type].flat().includes('array') && !items
  expect(findNodes([document.paths, document.components], isWithoutItems)).toEqual([])
})

test('an object is not in a list of types, which generators of Java need', () => {
  const isUnion = ({ type }: Node) =>
    Array.isArray(type) && type.includes('object') && type.some((one) => one !== 'object' && one !== 'null')
  expect(findNodes([document.paths, document.components], isUnion)).toEqual([])
})

test('a form with a file is not a named schema, which generators of Java import and do not write', () => {
  const isNamedForm = (node: Node) =>
    '$ref' in ((node['multipart/form-data'] as { schema?: Node } | undefined)?.schema ?? {})
  expect(findNodes(document.paths, isNamedForm)).toEqual([])
})

test('names of parameters begin with a letter, which generators of Go need', () => {
  const isNotNamed = ({ name, in: place }: Node) => place !== undefined && !/^[a-z]/i.test(String(name))
  expect(findNodes(document.paths, isNotNamed)).toEqual([])
})
