type Node<Target> = {
  fixed: Map<string, Node<Target>>
  parameter?: { name: string; node: Node<Target> }
  targets: Map<string, Target>
}

export type Match<Target> = { target: Target; params: Record<string, string> }

const emptyNode = <Target>(): Node<Target> => ({ fixed: new Map(), targets: new Map() })

/** Creates a router. The cost of a lookup depends on the length of the path, not on the number of targets. */
export function createRouter<Target extends { method: string; path: string }>(targets: Iterable<Target>) {
  const root = emptyNode<Target>()
  const literal = new Map<string, Map<string, Match<Target>>>()
  for (const target of targets) add(target)

  function add(target: Target) {
    if (!target.path.includes('{')) return addLiteral(target)
    let node = root
    for (const segment of target.path.split('/')) node = child(node, segment)
    node.targets.set(target.method, target)
  }

  function addLiteral(target: Target) {
    const targetsOf = literal.get(target.method) ?? new Map<string, Match<Target>>()
    literal.set(target.method, targetsOf.set(target.path, { target, params: {} }))
  }

  function find(method: string, path: string): Match<Target> | undefined {
    const known = literal.get(method)?.get(path)
    if (known) return known
    const params: Record<string, string> = {}
    let node: Node<Target> | undefined = root
    for (const segment of path.split('/')) {
      node = step(node, segment, params)
      if (!node) return undefined
    }
    const target = node.targets.get(method)
    return target && { target, params }
  }
  return { find }
}

function child<Target>(node: Node<Target>, segment: string): Node<Target> {
  if (segment.startsWith('{')) return (node.parameter ??= { name: segment.slice(1, -1), node: emptyNode() }).node
  const next = node.fixed.get(segment) ?? emptyNode<Target>()
  node.fixed.set(segment, next)
  return next
}

function step<Target>(node: Node<Target>, segment: string, params: Record<string, string>) {
  const fixed = node.fixed.get(segment)
  if (fixed || !node.parameter || segment === '') return fixed
  const text = decodeSegment(segment)
  if (text === undefined) return undefined
  params[node.parameter.name] = text
  return node.parameter.node
}

/** Returns undefined for an invalid percent-encoding, so that the path matches nothing. */
function decodeSegment(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
