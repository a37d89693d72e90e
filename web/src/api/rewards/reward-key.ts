import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { session } from '../member/session.ts'

/** The query key of the member's rewards; `rest` lists what else the response depends on. */
export const rewardKey = (name: string, ...rest: unknown[]): QueryKey => [
  'rewards',
  name,
  session.get()?.userName,
  ...rest,
]

const affectedKeys: QueryKey[] = [['rewards'], ['wallet'], ['records']]

export const invalidateRewards = (client: QueryClient) =>
  Promise.all(affectedKeys.map((queryKey) => client.invalidateQueries({ queryKey })))

/** A mutation that pays a reward. It ends after the refetch of the affected queries, also after an error. */
export const rewardMutation = <Input, Reward>(client: QueryClient, claim: (input: Input) => Promise<Reward>) =>
  mutationOptions({ mutationFn: claim, onSettled: () => invalidateRewards(client) })
