import { useMutation, useQuery } from '@tanstack/react-query'
import { Phone, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { setMailLanguage } from '#api/member/profile.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import styles from '#shared/forms/form.module.css'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { LanguageChoice } from '#ui/action/preferences.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileHead } from './profile-head.tsx'

export function ProfileScreen() {
  const { t } = useTranslation(['profile', 'titles'])
  const member = useQuery(memberInfoQuery())
  const { mutate: setLanguage } = useMutation(setMailLanguage())
  if (member.isError && !member.data) return <Failure query={member} />
  if (!member.data) return <RowSkeletons count={4} height={72} />
  return (
    <div className={styles.screen}>
      <ProfileHead info={member.data} />
      <ProfileForm key={JSON.stringify(member.data)} info={member.data} />
      <ListCard label={t('security')}>
        <ListRow
          icon={<Phone />}
          title={t('titles:mobile')}
          text={member.data.mobile || t('noMobile')}
          to={paths.mobile}
        />
        <ListRow icon={<ShieldCheck />} title={t('titles:security')} to={paths.security} />
      </ListCard>
      <LanguageChoice onChange={setLanguage} />
    </div>
  )
}
