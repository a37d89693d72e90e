import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleHelp, KeyRound, Mail, Phone, WalletCards } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useModule } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Lead, Level, Screen } from '#shared/forms/form-layout.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { prefetchSecurity, securityConfigQuery } from './security.queries.ts'

export function SecurityScreen() {
  const { t } = useTranslation('security')
  const config = useQuery(securityConfigQuery())
  const protections = useProtections()
  if (config.isError && !config.data) return <Failure query={config} />
  if (!config.data)
    return (
      <Screen>
        <Lead>{t('lead')}</Lead>
        <RowSkeletons count={5} height={64} />
      </Screen>
    )
  const { completeProgress, info } = config.data
  const shownGuards = protections.filter(({ isOn, item }) => isOn && info[item]?.enabled)
  const next = shownGuards.find(({ item }) => !info[item]?.isComplete)
  return (
    <Screen>
      <Lead>{t('lead')}</Lead>
      <Level data-level={completeProgress < 50 ? 2 : 4} style={{ '--filled': completeProgress / 25 } as CSSProperties}>
        {t('progress', { percent: completeProgress })}
      </Level>
      <ListCard label={t('securityFeatures')}>
        {shownGuards.map(({ item, to, icon, title }) => (
          <ListRow
            key={item}
            to={to}
            icon={icon}
            title={title}
            text={t(info[item]?.isComplete ? 'isSet' : 'notSet')}
            trailing={info[item]?.isComplete && <CircleCheck size={20} aria-hidden color="var(--jade)" />}
          />
        ))}
      </ListCard>
      {next && <ButtonLink to={next.to}>{t('setUpNext', { what: next.title })}</ButtonLink>}
    </Screen>
  )
}

SecurityScreen.prefetch = prefetchSecurity

type ProtectionItem = 'loginPassword' | 'paymentPassword' | 'mobileVerified' | 'email' | 'securityQuestions'
type Protection = { item: ProtectionItem; isOn: boolean | undefined; to: string; icon: ReactNode; title: string }

function useProtections(): Protection[] {
  const { t } = useTranslation('titles')
  const isOn = {
    payment: useModule('PAYMENTPASS3'),
    mobile: useModule('VERIFICATION3'),
    email: useModule('PERSMAIL3'),
    questions: useModule('SECQUES3'),
  }
  const protection = (item: ProtectionItem, isShown: boolean | undefined, rest: Omit<Protection, 'item' | 'isOn'>) => ({
    item,
    isOn: isShown,
    ...rest,
  })
  const { t: tSecurity } = useTranslation('security')
  return [
    protection('loginPassword', true, {
      to: paths.changePassword,
      icon: <KeyRound />,
      title: tSecurity('loginPassword'),
    }),
    protection('paymentPassword', isOn.payment, {
      to: paths.paymentPassword,
      icon: <WalletCards />,
      title: t('paymentPassword'),
    }),
    protection('mobileVerified', isOn.mobile, { to: paths.mobile, icon: <Phone />, title: t('mobile') }),
    protection('email', isOn.email, { to: paths.profile, icon: <Mail />, title: tSecurity('email') }),
    protection('securityQuestions', isOn.questions, {
      to: paths.questions,
      icon: <CircleHelp />,
      title: t('questions'),
    }),
  ]
}
