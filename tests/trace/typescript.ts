import { createRequire } from 'node:module'
import type * as Typescript from '../../sdk/node_modules/typescript/lib/typescript.js'

export type Node = Typescript.Node
export type Call = Typescript.CallExpression

/** The 5.9 nested in sdk/: TypeScript 7 has no compiler API yet. */
export const ts: typeof Typescript = createRequire(new URL('../../sdk/package.json', import.meta.url))('typescript')

export const parse = (fileName: string, text: string) =>
  ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true)

export function* walk(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* walk(child)
}

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
