import type { WhitelabelNode } from './schema.gen.ts'

/** Whether a feature is on: its node and all nodes above it are enabled. A feature that is not in the tree is off. */
export function featureIsOn(node: WhitelabelNode, modId: string): boolean {
  if (node.enabled !== '1') return false
  return node.modId === modId || (node.childrenNodes ?? []).some((child) => featureIsOn(child, modId))
}

/** Whether the operator has switched a feature off. One that the tree does not know is not switched off. */
export function featureIsOff({ modId, enabled, childrenNodes = [] }: WhitelabelNode, wanted: string): boolean {
  if (modId === wanted) return enabled === '0'
  return childrenNodes.some((child) => featureIsOff(child, wanted))
}
