import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFunds } from '#api/contracts.queries.ts'
import { loadWords } from '#i18n/i18n.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { type ContractPage, waitingPages } from './offers.ts'

const ContractPrompt = lazyPart(async () => {
  const [file] = await Promise.all([import('./contract-prompt.tsx'), loadWords('agent')])
  return file.ContractPrompt
})

/** Which prompts the person has put away, for as long as they are here. */
const putAwayQuery = () =>
  queryOptions({
    queryKey: ['contractsPutAway'],
    queryFn: (): ContractPage[] => [],
    initialData: [],
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Tells of contracts that wait for an answer, one kind after the other. */
export function ContractPrompts() {
  const client = useQueryClient()
  const { data: funds } = useFunds()
  const { data: putAway } = useQuery(putAwayQuery())
  const page = waitingPages(funds).find((one) => !putAway.includes(one))
  if (!page) return null
  const close = () => client.setQueryData(putAwayQuery().queryKey, [...putAway, page])
  return <ContractPrompt key={page} page={page} onClose={close} />
}
