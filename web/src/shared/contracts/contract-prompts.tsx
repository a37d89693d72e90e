import { useFunds } from './contracts.queries.ts'
import { loadMessages } from '#i18n/i18n.ts'
import { useClosedPrompts } from '#shared/closed-prompts.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { findPagesWithOpenOffers } from './offers.ts'

const ContractPrompt = lazyComponent(async () => {
  const [file] = await Promise.all([import('./contract-prompt.tsx'), loadMessages('agent')])
  return file.ContractPrompt
})

export function ContractPrompts() {
  const { data: funds } = useFunds()
  const { isClosed, close } = useClosedPrompts()
  const pages = findPagesWithOpenOffers(funds).filter((page) => !isClosed(page))
  if (pages.length === 0) return null
  return <ContractPrompt pages={pages} onClose={() => close(...pages)} />
}
