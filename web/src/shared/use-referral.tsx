import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { memberInfoQuery, useIsAgent } from '#api/member.queries.ts'
import { useModule } from '#api/system.queries.ts'
import { loadMessages } from '#i18n/i18n.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { showToast } from '#ui/toast.ts'

const AgentReferral = lazyComponent(async () => {
  const [file] = await Promise.all([import('./agent-referral.tsx'), loadMessages('titles')])
  return file.AgentReferral
})

type ReferralEntry = {
  shown: boolean | undefined
  onPress: ((event: MouseEvent) => void) | undefined
  /** What an agent's tap opens; it stands beside the entry. */
  sheet: ReactNode
}

/**
 * Guests and agents always see the referral entry, members only where the promotion runs. An agent's tap opens a sheet and
 * leaves the page as it is; without the promotion everybody else's is "coming soon". `onGo`: the sheet leads away.
 */
export function useReferral(onGo?: () => void): ReferralEntry {
  const { data: info } = useQuery(memberInfoQuery())
  const agent = useIsAgent()
  const promo = useModule('REFERRAL3')
  const showComingSoon = useComingSoon()
  const [opened, setOpened] = useState<boolean>()
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpened(true)
  }
  const sheet = opened !== undefined && (
    <AgentReferral open={opened} onClose={() => setOpened(false)} {...(onGo && { onGo })} />
  )
  return { shown: !info || agent || promo, onPress: agent ? open : promo ? undefined : showComingSoon, sheet }
}

function useComingSoon() {
  const { t } = useTranslation()
  return (event: MouseEvent) => {
    event.preventDefault()
    void showToast(t('comingSoon'), { time: 'comingSoon' })
  }
}
