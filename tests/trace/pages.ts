import type { Requirement } from './requirements.ts'
import { childrenOf, constantsOf, type Node, parse, ts, walk } from './typescript.ts'

type Source = { file: string; text: string }

/** The addresses of the app's routes that have no screen yet and say "coming soon". */
export function pagesWithoutScreen(paths: Source, routes: Source[]): Set<string> {
  const addresses = readPaths(paths)
  const all = routes.flatMap((source) => readRoutes(source, addresses))
  if (all.length === 0)
    throw new Error(`No page(paths.x, 'title', {...}) in ${routes.map(({ file }) => file).join(', ')}`)
  return new Set(all.filter(({ hasScreen }) => !hasScreen).map(({ address }) => address))
}

/** `help: (topic) => withQuery('/m/help', ...)` is known as help, and its address is /m/help. */
function readPaths({ file, text }: Source) {
  const entries = [...walk(parse(file, text))].filter((node) => ts.isPropertyAssignment(node))
  return new Map(entries.map(({ name, initializer }) => [name.getText(), firstAddress(initializer)]))
}

const firstAddress = (node: Node) =>
  [...walk(node)]
    .find((child) => ts.isStringLiteral(child) && child.text.startsWith('/'))
    ?.getText()
    .slice(1, -1)

function readRoutes({ file, text }: Source, addresses: Map<string, string | undefined>) {
  const tree = parse(file, text)
  const constants = constantsOf(tree)
  const calls = [...walk(tree)].filter((node) => ts.isCallExpression(node) && node.expression.getText() === 'page')
  return calls.map((call) => {
    const [, path, , options] = childrenOf(call)
    const name = /^paths\.(\w+)/.exec(path?.getText() ?? '')?.[1] ?? ''
    const address = addresses.get(name)
    if (address === undefined) throw new Error(`${file}: ${path?.getText()} is no address of paths.ts`)
    const rest = options && (constants.get(options.getText()) ?? options)
    return { address, hasScreen: rest !== undefined && namesScreen(rest, constants) }
  })
}

/** `{ ...member, screen: X }`, where `member` may name the screen as well. */
function namesScreen(options: Node, constants: Map<string, Node>): boolean {
  return [...walk(options)].some((node) => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) return node.name.getText() === 'screen'
    const spread = ts.isSpreadAssignment(node) ? constants.get(node.expression.getText()) : undefined
    return spread !== undefined && namesScreen(spread, constants)
  })
}

const address = /\/m\/[A-Za-z/]+/
/** What stands around a page, and who gets to it, can be proven before the page has a screen. */
const around = /header|footer|frame|arrow|back path|redirect|refused/

/** The page a row is about: the one it begins with, or the one its check opens, unless the row speaks of what is around it. */
export function pagesOf({ text, check }: Pick<Requirement, 'text' | 'check'>): string[] {
  if (around.test(text)) return []
  const opened = check.matchAll(new RegExp(`(?:when|given|on) (${address.source})`, 'g'))
  const expanded = check.matchAll(new RegExp(`then (${address.source}) opens [^;]* and `, 'g'))
  const begins = new RegExp(`^${address.source}`).exec(text) ?? []
  return [...new Set([...begins, ...[...opened, ...expanded].map(([, page = '']) => page)])]
}
