import { parse, ts, walk } from '../trace/typescript.ts'

/** Where a file expects only maybe: `expect(a ?? b)` holds by `b` when `a` has gone missing. */
export function maybeExpected(file: string, text: string): string[] {
  const tree = parse(file, text)
  const calls = [...walk(tree)].filter((node) => ts.isCallExpression(node) && node.expression.getText() === 'expect')
  const maybe = calls.filter((call) =>
    [...walk(call)].some((node) => node.kind === ts.SyntaxKind.QuestionQuestionToken),
  )
  return maybe.map((call) => {
    const line = tree.getLineAndCharacterOfPosition(call.getStart()).line + 1
    return `${file}:${line} expects a value or its stand-in: expect the value, with ! where the types want it.`
  })
}
