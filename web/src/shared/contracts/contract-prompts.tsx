import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFunds } from '#api/agent/contracts.queries.ts'
import { loadMessages } from '#i18n/i18n.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { type ContractPage, findPagesWithOpenOffers } from './offers.ts'

const ContractPrompt = lazyComponent(async () => {
  const [file] = await Promise.all([import('./contract-prompt.tsx'), loadMessages('agent')])
  return file.ContractPrompt
})

const dismissedPromptsQuery = () =>
  queryOptions({
    queryKey: ['contractsPutAway'],
    queryFn: (): ContractPage[] => [],
    initialData: [],
    staleTime: Infinity,
    gcTime: Infinity,
  })

export function ContractPrompts() {
  const client = useQueryClient()
  const { data: funds } = useFunds()
  const { data: dismissed } = useQuery(dismissedPromptsQuery())
  const page = findPagesWithOpenOffers(funds).find((one) => !dismissed.includes(one))
  if (!page) return null
  const close = () => client.setQueryData(dismissedPromptsQuery().queryKey, [...dismissed, page])
  return <ContractPrompt key={page} page={page} onClose={close} />
}
