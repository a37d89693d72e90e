import { parse, ts, walk } from '../trace/typescript.ts'

/** Returns each `expect(a ?? b)` of a file: it passes with `b` when `a` is missing. */
export function findFallbackExpectations(file: string, text: string): string[] {
  const tree = parse(file, text)
  const calls = [...walk(tree)].filter((node) => ts.isCallExpression(node) && node.expression.getText() === 'expect')
  const withFallback = calls.filter((call) =>
    [...walk(call)].some((node) => node.kind === ts.SyntaxKind.QuestionQuestionToken),
  )
  return withFallback.map((call) => {
    const line = tree.getLineAndCharacterOfPosition(call.getStart()).line + 1
    return `${file}:${line} expects a value or its fallback: expect the value, with ! if the types require it.`
  })
}
