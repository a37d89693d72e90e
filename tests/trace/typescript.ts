import { createRequire } from 'node:module'
import type * as Typescript from '../../sdk/node_modules/typescript/lib/typescript.js'

export type Node = Typescript.Node
export type Call = Typescript.CallExpression

/** The 5.9 nested in sdk/: TypeScript 7 has no programming interface yet. */
export const ts: typeof Typescript = createRequire(new URL('../../sdk/package.json', import.meta.url))('typescript')

/** The file as a tree, without types. */
export const parse = (fileName: string, text: string) =>
  ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true)

/** Every node below this one, itself included. */
export function* walk(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* walk(child)
}

/** What constants of the file's top level are called and what they hold. */
export function constantsOf(file: Typescript.SourceFile): Map<string, Node> {
  const declarations = file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap((statement) => [...statement.declarationList.declarations])
  return new Map(declarations.flatMap(({ name, initializer }) => (initializer ? [[name.getText(), initializer]] : [])))
}

export function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  return children
}
