import { isTrial, type Promotion } from '@longan/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMemberType } from '#api/member/member.queries.ts'
import { problemText } from '#api/problems.ts'
import { applicationIdOf, joinPromotion, promotionStatusQuery } from '#api/rewards/promotions.queries.ts'
import { session, useSession } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { showToast } from '#ui/overlay/toast.ts'

export function TakePart({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions')
  const member = useSession()
  const trial = isTrial(useMemberType())
  const { data: standingOf, isLoading } = useQuery(promotionStatusQuery())
  const standing = standingOf?.(promotion)
  if (isLoading) return <Skeleton height={48} />
  if (member && trial) return null
  if (standing === 'joinable') return <JoinButton id={applicationIdOf(promotion)} />
  if (standing === 'joined' || standing === 'applied')
    return (
      <Button wide disabled>
        {t(standing)}
      </Button>
    )
  return <ApplyLink promotion={promotion} isGuest={!member} />
}

function ApplyLink({ promotion, isGuest }: { promotion: Promotion; isGuest: boolean }) {
  const { t } = useTranslation('promotions')
  const navigate = useNavigate()
  const logInFirst = (event: MouseEvent) => {
    event.preventDefault()
    session.rememberReturn(paths.promotion(promotion.id))
    void navigate(paths.login)
  }
  return (
    <ButtonLink wide to={paths.applyReward(applicationIdOf(promotion))} onClick={isGuest ? logInFirst : undefined}>
      {t('apply')}
    </ButtonLink>
  )
}

function JoinButton({ id }: { id: number }) {
  const { t } = useTranslation('promotions')
  const { mutate, isPending } = useMutation(joinPromotion(useQueryClient()))
  const join = () =>
    mutate(id, {
      onSuccess: () => void showToast(t('joinedNow'), { kind: 'success' }),
      onError: (error) => void showToast(problemText(error), { kind: 'error', time: 'short' }),
    })
  return (
    <Button wide busy={isPending} onClick={join}>
      {t('join')}
    </Button>
  )
}
