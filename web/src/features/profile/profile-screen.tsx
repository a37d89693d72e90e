import { useMutation, useQuery } from '@tanstack/react-query'
import { Phone, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { memberInfoQuery } from '#api/member.queries.ts'
import { setLetterLanguage } from '#api/profile.queries.ts'
import { paths } from '#lib/paths.ts'
import { Failure } from '#shared/failure.tsx'
import styles from '#shared/forms/form.module.css'
import { ListCard, ListRow } from '#ui/list-row.tsx'
import { LanguageChoice } from '#ui/preferences.tsx'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileHead } from './profile-head.tsx'

/** Who I am to the site: my picture, what I tell of myself, the language I am written in. */
export function ProfileScreen() {
  const { t } = useTranslation(['profile', 'titles'])
  const who = useQuery(memberInfoQuery())
  const { mutate: writeIn } = useMutation(setLetterLanguage())
  if (who.isError && !who.data) return <Failure query={who} />
  if (!who.data) return <RowSkeletons count={4} height={72} />
  return (
    <div className={styles.screen}>
      <ProfileHead info={who.data} />
      <ProfileForm key={JSON.stringify(who.data)} info={who.data} />
      <ListCard label={t('safety')}>
        <ListRow
          icon={<Phone />}
          title={t('titles:mobile')}
          text={who.data.mobile || t('noMobile')}
          to={paths.mobile}
        />
        <ListRow icon={<ShieldCheck />} title={t('titles:security')} to={paths.security} />
      </ListCard>
      <LanguageChoice onChange={writeIn} />
    </div>
  )
}
