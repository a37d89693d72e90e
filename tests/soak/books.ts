type Posting = { account: string; amount: number }
/** What a world tells of its money, minor units. */
export type Money = {
  /** Every transaction there was. */
  transactions: { postings: Posting[] }[]
  /** What each account holds. */
  accounts: Record<string, number>
  /** What the gateway tells each player, by the account of the ledger. */
  told: Record<string, number>
}

/** What does not add up, a sentence each: the movements of an account are what it holds, and what its member is told. */
export function unbalanced({ transactions, accounts, told }: Money): string[] {
  const sums = new Map<string, number>()
  for (const { account, amount } of transactions.flatMap(({ postings }) => postings))
    sums.set(account, (sums.get(account) ?? 0) + amount)
  const names = new Set([...sums.keys(), ...Object.keys(accounts), ...Object.keys(told)])
  return [...names].flatMap((name) => {
    const [moved, held] = [sums.get(name) ?? 0, accounts[name] ?? 0]
    const wrong: string[] = []
    if (moved !== held) wrong.push(`${name} holds ${held}, and its movements are ${moved}`)
    if (name in told && told[name] !== held) wrong.push(`${name} holds ${held}, and the member is told ${told[name]}`)
    return wrong
  })
}
