import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { memberInfoQuery, useIsAgent } from '#api/member.queries.ts'
import { useModule } from '#api/system.queries.ts'
import { showToast } from '#ui/toast.ts'

type Referral = { shown: boolean | undefined; onTap: ((event: MouseEvent) => void) | undefined }

/** Guests and agents always see the referral entry, members only where the promotion runs. Without it, it is "coming soon". */
export function useReferral(): Referral {
  const { t } = useTranslation()
  const { data: info } = useQuery(memberInfoQuery())
  const agent = useIsAgent()
  const promo = useModule('REFERRAL3')
  const soon = (event: MouseEvent) => {
    event.preventDefault()
    void showToast(t('comingSoon'), { time: 'comingSoon' })
  }
  return { shown: !info || agent || promo, onTap: promo || agent ? undefined : soon }
}
