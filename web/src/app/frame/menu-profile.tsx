import { useTranslation } from 'react-i18next'
import { useSession } from '#api/member/session.ts'
import { useModule } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { MemberCard } from '#shared/member/member-card.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import styles from '#shared/member/member-card.module.css'

export function MenuProfile({ onGo }: { onGo: () => void }) {
  const current = useSession()
  return current ? <MemberCard account={current.userName} onGo={onGo} /> : <Guest onGo={onGo} />
}

function Guest({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation()
  // The site may hide the login; it is shown until that is known.
  const canSignIn = useModule('LOGIN') !== false
  return (
    <>
      <div className={styles.person}>
        <BrandMark size={44} />
        <p className={styles.name}>{t('brand')}</p>
      </div>
      <div className={styles.buttons}>
        {canSignIn && (
          <ButtonLink to={paths.login} variant="secondary" onClick={onGo}>
            {t('login')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.register} onClick={onGo}>
          {t('register')}
        </ButtonLink>
      </div>
    </>
  )
}
