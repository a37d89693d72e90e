import { defaultDialect, type GatewayDialect } from './dialect.ts'

const trialType = 4

/** The type to go by: a member without one is treated as a trial account. */
export function memberType(member: { type?: number }): number {
  return member.type ?? trialType
}

export function isTrial(type: number): boolean {
  return type === trialType
}

/** A real account may play games that refuse free play. */
export function isReal(type: number, { realTypes } = defaultDialect): boolean {
  return realTypes.includes(type)
}

/** Only real accounts deposit. */
export function canDeposit(type: number, dialect = defaultDialect): boolean {
  return isReal(type, dialect)
}

export function isAgent(type: number, { agentTypes }: Pick<GatewayDialect, 'agentTypes'> = defaultDialect): boolean {
  return agentTypes.mode === 'list' ? agentTypes.list.includes(type) : !agentTypes.excluded.includes(type)
}

/** Returns true if contracts may wait for this member. Uses its own list: a plain type 0 is asked, agents 41 and 42 are not. */
export function asksContracts(type: number, { contractExcludedTypes } = defaultDialect): boolean {
  return !contractExcludedTypes.includes(type)
}
