import { readFileSync } from 'node:fs'
import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' }
import {
  type Identifier as IdentifierNode,
  isCallExpression,
  isClassLikeDeclaration,
  isExpressionWithTypeArguments,
  isHeritageClause,
  isIdentifier,
  isPropertyAccessExpression,
  isTypeLiteralNode,
  isTypeNode,
  isTypeQueryNode,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { API, type NodeHandle, type Project } from 'typescript/unstable/sync'
import { ROOT } from '../../pack/root.ts'

/** The names of browserslist in MDN's data. */
const MDN_NAMES: Record<string, string> = { ios_saf: 'safari_ios' }
const builtins = bcd.javascript.builtins!

/** APIs that may be missing without harm. */
const HARMLESS: readonly (readonly [api: RegExp, reason: string])[] = [
  [/^Touch/, 'a browser without them sends no touch events'],
  [/^cancelIdleCallback$/, 'it takes a handle of requestIdleCallback, which needs a fallback'],
  [/fetchPriority$/, 'a hint: setting it has no effect'],
]

/**
 * Returns a sentence for each call of an API that one of the browsers lacks, according to MDN, in `files` and the modules that they import.
 * @note A use is accepted if it has a fallback that a reader can see: an optional call, or `'name' in object` in the same file.
 */
export function findNewApis(files: string[], browsers: Record<string, string>): string[] {
  using opened = openProject(files)
  const { project } = opened
  const names = newNames(browsers)
  const own = project.program.getSourceFileNames().filter((name) => !/\.d\.ts$|\.json$|\/node_modules\//.test(name))
  return own
    .filter((path) => words(path).some((word) => names.has(word)))
    .flatMap((path) => {
      const file = project.program.getSourceFile(path)!
      return usesIn(file, project, names).flatMap(({ node, name, keys }) => {
        const lacking = lackingBrowsers(keys, browsers)
        const api = keys[0]!.join('.')
        if (lacking.length === 0 || hasFallback(node, name) || HARMLESS.some(([one]) => one.test(api))) return []
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
        return [`${path}:${line} uses ${api}, which is missing in ${lacking.join(' and ')}`]
      })
    })
}

const OPTIONS = {
  target: 'esnext',
  lib: ['esnext', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  jsx: 'react-jsx',
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
}

/** With the native compiler: the one nested in sdk/ takes three times as long. */
function openProject(files: string[]): { project: Project } & Disposable {
  const config = `${ROOT}pages.tsconfig.json`
  const text = JSON.stringify({ compilerOptions: OPTIONS, files })
  const isConfig = (name: string) => name === config || undefined
  const api = new API({
    cwd: ROOT,
    fs: { readFile: (name) => (isConfig(name) ? text : undefined), fileExists: isConfig },
  })
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)!
  return { project, [Symbol.dispose]: () => api.close() }
}

type Use = { node: Node; name: string; keys: string[][] }

/** Lists the identifiers that the platform declares, each with the paths that it may have in MDN's data. */
function usesIn(file: SourceFile, { program, checker }: Project, names: Set<string>): Use[] {
  const identifiers = identifiersIn(file).filter(({ text }) => names.has(text))
  const symbols = identifiers.length > 0 ? checker.getSymbolAtLocation(identifiers) : []
  return identifiers.flatMap((node, at) => {
    const declaration = symbols[at]?.declarations[0]
    if (!declaration || !program.getSourceFileMetadataByPath(declaration.path)?.isDefaultLibrary) return []
    if (isInType(node)) return []
    const { parent } = node
    const isMember = isPropertyAccessExpression(parent) && parent.name === node
    const owners = isMember ? [ownerOf(declaration), ...typeNamesOf(parent.expression, checker)] : []
    const keys = isMember ? owners.map((owner) => [owner, node.text]) : [[node.text]]
    return [{ node, name: node.text, keys }]
  })
}

/** The compiler's process sends the tree of each file: text is enough to see that a file has none of the names. */
const words = (path: string) => readFileSync(path, 'utf8').match(/[\w$]+/g) ?? []

function identifiersIn(node: Node, found: IdentifierNode[] = []): IdentifierNode[] {
  if (isIdentifier(node)) found.push(node)
  node.forEachChild((child) => void identifiersIn(child, found))
  return found
}

/** A class that is extended is a value. */
const isInType = ({ parent }: Node) =>
  isTypeNode(parent) &&
  !isTypeQueryNode(parent) &&
  !(isExpressionWithTypeArguments(parent) && isClassLikeDeclaration(parent.parent.parent) && isExtends(parent.parent))

const isExtends = (clause: Node) => isHeritageClause(clause) && clause.token === SyntaxKind.ExtendsKeyword

/** The interface or the global that declares a member: `Array`, or `Map` for the member of `MapConstructor`. */
function ownerOf(declaration: NodeHandle): string {
  const { parent } = declaration.resolve()!
  const named = isTypeLiteralNode(parent) ? parent.parent : parent
  const name = (named as { name?: Node }).name?.getText() ?? ''
  return name.replace(/^Readonly(?=Array|Map|Set)|Constructor$/g, '')
}

/** The name of the object's type, for members that an interface mixes in: `Window` for `requestIdleCallback`. */
const typeNamesOf = (object: Node, checker: Project['checker']): string[] => {
  const type = checker.getTypeAtLocation(object)
  const base = type?.isClassOrInterface() ? (type.getBaseTypes() ?? []) : []
  return [type, ...base].map((one) => one?.getSymbol()?.name.replace(/Constructor$/, '') ?? '').filter(Boolean)
}

/** The names that a browser lacks somewhere: only their types need to be resolved, which is slow. */
function newNames(browsers: Record<string, string>): Set<string> {
  const owners = [builtins, bcd.api, builtins['Intl']!, ...Object.values(builtins), ...Object.values(bcd.api)]
  const all = owners.flatMap((owner) => Object.entries(owner as Record<string, Identifier>))
  const missing = all.filter(([, { __compat }]) => __compat && lackingIn(__compat, browsers).length > 0)
  return new Set(missing.map(([name]) => name.replace(/_static$/, '')))
}

function lackingBrowsers(keys: string[][], browsers: Record<string, string>): string[] {
  const compat = keys.map(statementOf).find((found) => found !== undefined)
  return compat ? lackingIn(compat, browsers) : []
}

const lackingIn = (compat: CompatStatement, browsers: Record<string, string>) =>
  Object.entries(browsers)
    .filter(([name, version]) => isMissing(compat, MDN_NAMES[name] ?? name, version))
    .map(([name, version]) => `${name} ${version}`)

function statementOf([owner = '', member]: string[]): CompatStatement | undefined {
  const globals = [builtins, bcd.api, builtins['Intl'], bcd.api['Window']] as Identifier[]
  const found = globals
    .map((one) => (Object.hasOwn(one, owner) ? one[owner] : undefined))
    .filter((one) => one !== undefined)
  if (member === undefined) return found[0]?.__compat
  return found.map((one) => (one[member] ?? one[`${member}_static`])?.__compat).find((one) => one !== undefined)
}

/** Returns true if no statement says that the browser has it under this name and without a flag. A version such as `≤80` is at most 80. */
function isMissing({ support }: CompatStatement, browser: string, version: string): boolean {
  const statements = [support[browser as keyof typeof support] ?? []].flat()
  const standard = statements.filter((one) => !one.flags && !one.alternative_name && !one.prefix)
  const hasIt = ({ version_added: added }: SimpleSupportStatement) =>
    typeof added === 'string' && added !== 'preview' && compareVersions(added.replace('≤', ''), version) <= 0
  return statements.length > 0 && !standard.some(hasIt)
}

const { compare: compareVersions } = new Intl.Collator('en', { numeric: true })

const hasFallback = (node: Node, name: string) =>
  node.getSourceFile().text.includes(`'${name}' in `) ||
  (isPropertyAccessExpression(node.parent) &&
    isCallExpression(node.parent.parent) &&
    node.parent.parent.questionDotToken !== undefined)
