import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { joinSignUpPromotion } from '@longan/react-query/rewards'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams, useNavigate } from 'react-router-dom'
import { promotionsQuery, applicationIdOf, usePromotionStatus } from '#api/rewards/promotions.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { ButtonLink, Button } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { SanitizedHtml } from '#ui/text/sanitized-html.tsx'
import { RowSkeletons, Skeleton } from '#ui/page/skeleton.tsx'
import { PromotionPicture } from './promotion-picture.tsx'
import styles from './promotions.module.css'
import { useTimes } from './use-times.ts'
import { isTrial, type Promotion } from '@longan/sdk'
import { type MouseEvent, useEffect } from 'react'
import { useMemberType } from '#api/member/member.queries.ts'
import { problemText } from '#api/problems.ts'
import { session, useSession } from '#api/member/session.ts'
import { showToast } from '#ui/overlay/toast.ts'

export function PromotionScreen() {
  const { t } = useTranslation('promotions')
  const [query] = useSearchParams()
  const promotions = useQuery(promotionsQuery(useLanguage()))
  // Its code is loaded in parallel with the promotions.
  useEffect(() => void SanitizedHtml.preload().catch(() => undefined), [])
  if (promotions.isPending) return <Waiting />
  if (!promotions.data) return <Failure query={promotions} />
  const promotion = promotions.data.find(({ id }) => String(id) === query.get('id'))
  const toList = (
    <ButtonLink variant="secondary" to={paths.promotions()}>
      {t('allPromotions')}
    </ButtonLink>
  )
  if (!promotion) return <Empty title={t('promotionGone')} text={t('promotionGoneText')} action={toList} />
  return (
    <div className={styles.screen}>
      <article className={styles.detail}>
        <PromotionPicture promotion={promotion} />
        <h2>{promotion.title}</h2>
        <Times promotion={promotion} />
        <SanitizedHtml html={promotion.content} />
      </article>
      <TakePart promotion={promotion} />
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.screen}>
      <article className={styles.detail} aria-hidden>
        <span className={styles.picture} data-first="picture" data-waits />
        <h2 data-first="title">
          <Skeleton height={22} width="70%" />
        </h2>
        <p>&nbsp;</p>
        <div data-first="text">
          <RowSkeletons count={2} height={56} />
        </div>
      </article>
    </div>
  )
}

function Times({ promotion }: { promotion: Parameters<typeof useTimes>[0] }) {
  return <p>{useTimes(promotion)}</p>
}

function TakePart({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions')
  const member = useSession()
  const trial = isTrial(useMemberType())
  const { data: standingOf, isLoading } = usePromotionStatus(useLanguage())
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
  const { mutate, isPending } = useMutation(joinSignUpPromotion.mutationOptions(api))
  const join = () =>
    mutate(
      { input: id },
      {
        onSuccess: () => void showToast(t('joinedNow'), { kind: 'success' }),
        onError: (error) => void showToast(problemText(error), { kind: 'error', time: 'short' }),
      },
    )
  return (
    <Button wide busy={isPending} onClick={join}>
      {t('join')}
    </Button>
  )
}
