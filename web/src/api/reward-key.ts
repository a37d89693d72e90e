import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { session } from './session.ts'

/** Where something about the person's rewards is kept; `rest` is what else the answer depends on. */
export const rewardKey = (name: string, ...rest: unknown[]): QueryKey => [
  'rewards',
  name,
  session.get()?.userName,
  ...rest,
]

const affectedKeys: QueryKey[] = [['rewards'], ['wallet'], ['records']]

/** Whatever was given or spent: rewards, points and money are asked anew wherever they are shown. */
export const invalidateRewards = (client: QueryClient) =>
  Promise.all(affectedKeys.map((queryKey) => client.invalidateQueries({ queryKey })))

/** A command that gives something. It is over when what is on screen knows of it; a refusal brings the truth as well. */
export const rewardMutation = <Input, Reward>(client: QueryClient, claim: (input: Input) => Promise<Reward>) =>
  mutationOptions({ mutationFn: claim, onSettled: () => invalidateRewards(client) })
