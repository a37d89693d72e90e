import type { Block } from './withdrawals.queries.ts'

export const steps = ['payee', 'pin', 'account'] as const
export type SetUpStep = (typeof steps)[number]

const information: Partial<Record<string, SetUpStep>> = {
  required_payee_name: 'payee',
  required_withdrawal_account: 'account',
}

const stepsOf = ({ code, data }: Block): (SetUpStep | undefined)[] => {
  if (code === 'not.exists.payment.password') return ['pin']
  if (code !== 'required_member_information_incomplete') return []
  return (Array.isArray(data) ? data : []).map((name) => information[String(name)])
}

export function missingSteps(blocked: readonly Block[]): SetUpStep[] {
  const missing = blocked.flatMap(stepsOf)
  return steps.filter((step) => missing.includes(step))
}
