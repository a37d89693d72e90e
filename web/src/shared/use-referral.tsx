import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { memberInfoQuery, useIsAgent } from '#api/member/member.queries.ts'
import { useModule } from '#api/site/system.queries.ts'
import { loadMessages } from '#i18n/i18n.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { showToast } from '#ui/overlay/toast.ts'

const AgentReferral = lazyComponent(async () => {
  const [file] = await Promise.all([import('./agent-referral.tsx'), loadMessages('titles')])
  return file.AgentReferral
})

type ReferralEntry = {
  isShown: boolean | undefined
  onPress: ((event: MouseEvent) => void) | undefined
  sheet: ReactNode
}

/**
 * The referral entry: always shown to guests and agents, to members only if the promotion runs. An agent's press opens a sheet; without the promotion everyone
 * else sees "coming soon". `onGo`: the sheet navigates away.
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
  return { isShown: !info || agent || promo, onPress: agent ? open : promo ? undefined : showComingSoon, sheet }
}

function useComingSoon() {
  const { t } = useTranslation()
  return (event: MouseEvent) => {
    event.preventDefault()
    void showToast(t('comingSoon'), { time: 'comingSoon' })
  }
}
