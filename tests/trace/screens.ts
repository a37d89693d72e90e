import type { Requirement } from './requirements.ts'
import { childrenOf, constantsOf, type Node, parse, ts, walk } from './typescript.ts'

type Source = { file: string; text: string }

/** Returns the addresses of routes without a screen, which show "coming soon". Throws if the routes cannot be parsed. */
export function findRoutesWithoutScreen(paths: Source, routes: Source[]): Set<string> {
  const addresses = readPaths(paths)
  const all = routes.flatMap((source) => readRoutes(source, addresses))
  if (all.length === 0)
    throw new Error(`Failed to find page(paths.x, 'title', {...}) in ${routes.map(({ file }) => file).join(', ')}`)
  return new Set(all.filter(({ hasScreen }) => !hasScreen).map(({ address }) => address))
}

/** Maps names to addresses: `help: (topic) => withQuery('/m/help', ...)` is help with /m/help. */
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
    if (address === undefined) throw new Error(`${file}: ${path?.getText()} is not in paths.ts`)
    const rest = options && (constants.get(options.getText()) ?? options)
    return { address, hasScreen: rest !== undefined && hasScreenOption(rest, constants) }
  })
}

/** True for `{ ...member, screen: X }`; the screen may also be in `member`. */
function hasScreenOption(options: Node, constants: Map<string, Node>): boolean {
  return [...walk(options)].some((node) => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) return node.name.getText() === 'screen'
    const spread = ts.isSpreadAssignment(node) ? constants.get(node.expression.getText()) : undefined
    return spread !== undefined && hasScreenOption(spread, constants)
  })
}

const address = /\/m\/[A-Za-z/]+/
/** Rows about the frame of a page, or about access to it, can be covered before the page has a screen. */
const ABOUT_FRAME = /header|footer|frame|arrow|back path|redirect|refused/

/** Returns the pages a row is about: the one it starts with, or those its check opens; none if it is about the frame. */
export function findPages({ text, check }: Pick<Requirement, 'text' | 'check'>): string[] {
  if (ABOUT_FRAME.test(text)) return []
  const opened = check.matchAll(new RegExp(`(?:when|given|on) (${address.source})`, 'g'))
  const expanded = check.matchAll(new RegExp(`then (${address.source}) opens [^;]* and `, 'g'))
  const begins = new RegExp(`^${address.source}`).exec(text) ?? []
  return [...new Set([...begins, ...[...opened, ...expanded].map(([, page = '']) => page)])]
}
