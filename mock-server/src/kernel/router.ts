type Node<Target> = {
  fixed: Map<string, Node<Target>>
  open?: { name: string; node: Node<Target> }
  targets: Map<string, Target>
}

export type Match<Target> = { target: Target; params: Record<string, string> }

const emptyNode = <Target>(): Node<Target> => ({ fixed: new Map(), targets: new Map() })

/** Finds a target by method and path in steps of the path's own length, however many targets there are. */
export function createRouter<Target extends { method: string; path: string }>(targets: Iterable<Target>) {
  const root = emptyNode<Target>()
  const literal = new Map<string, Target>()
  for (const target of targets) add(target)

  function add(target: Target) {
    if (!target.path.includes('{')) return void literal.set(`${target.method} ${target.path}`, target)
    let node = root
    for (const segment of target.path.split('/')) node = child(node, segment)
    node.targets.set(target.method, target)
  }

  function find(method: string, path: string): Match<Target> | undefined {
    const known = literal.get(`${method} ${path}`)
    if (known) return { target: known, params: {} }
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
  if (segment.startsWith('{')) return (node.open ??= { name: segment.slice(1, -1), node: emptyNode() }).node
  const next = node.fixed.get(segment) ?? emptyNode<Target>()
  node.fixed.set(segment, next)
  return next
}

function step<Target>(node: Node<Target>, segment: string, params: Record<string, string>) {
  const fixed = node.fixed.get(segment)
  if (fixed || !node.open || segment === '') return fixed
  const text = decoded(segment)
  if (text === undefined) return undefined
  params[node.open.name] = text
  return node.open.node
}

/** A segment that is not well encoded names nothing. */
function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
