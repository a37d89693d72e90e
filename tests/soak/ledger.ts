type Posting = { account: string; amount: number }
/** The money of a world, minor units. */
export type Money = {
  transactions: { postings: Posting[] }[]
  accounts: Record<string, number>
  reported: Record<string, number>
}

export function findUnbalanced({ transactions, accounts, reported }: Money): string[] {
  const sums = new Map<string, number>()
  for (const { account, amount } of transactions.flatMap(({ postings }) => postings))
    sums.set(account, (sums.get(account) ?? 0) + amount)
  const names = new Set([...sums.keys(), ...Object.keys(accounts), ...Object.keys(reported)])
  return [...names].flatMap((name) => {
    const [posted, balance] = [sums.get(name) ?? 0, accounts[name] ?? 0]
    const problems: string[] = []
    if (posted !== balance) problems.push(`${name} holds ${balance}, but its postings are ${posted}`)
    if (name in reported && reported[name] !== balance)
      problems.push(`${name} holds ${balance}, but the gateway reports ${reported[name]}`)
    return problems
  })
}
