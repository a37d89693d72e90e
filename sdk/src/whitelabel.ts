import type { WhitelabelNode } from './schema.gen.ts'

/** Returns true if a feature is on: its node and all nodes above are enabled. Unknown features are off. */
export function featureIsOn(node: WhitelabelNode, modId: string): boolean {
  if (node.enabled !== '1') return false
  return node.modId === modId || (node.childrenNodes ?? []).some((child) => featureIsOn(child, modId))
}

/** Returns true if the operator has switched a feature off. Unknown features are not switched off. */
export function featureIsOff({ modId, enabled, childrenNodes = [] }: WhitelabelNode, wanted: string): boolean {
  if (modId === wanted) return enabled === '0'
  return childrenNodes.some((child) => featureIsOff(child, wanted))
}
