import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBalanceHidden } from '#lib/money/balance-hidden.ts'
import { walletQuery } from '#api/wallet/wallet.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { MyAvatar } from '#shared/member/my-avatar.ts'
import { Amount } from '#ui/text/amount.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Link } from '#ui/action/link.tsx'
import styles from './home-header.module.css'
import { useDepositPress } from '#shared/use-deposit-press.ts'

export function WalletCard() {
  const { t } = useTranslation()
  const { data, isFetching } = useQuery(walletQuery())
  const [hidden, setHidden] = useBalanceHidden()
  const deposit = useDepositPress()
  return (
    <div className={styles.card}>
      <Link className={styles.avatar} to={paths.memberHome} aria-label={t('memberArea')}>
        <MyAvatar />
      </Link>
      <div className={styles.words}>
        <div className={styles.label}>
          {t('availableBalance')}
          <IconButton
            label={t(hidden ? 'showBalance' : 'hideBalance')}
            icon={hidden ? <EyeOff /> : <Eye />}
            onClick={() => setHidden(!hidden)}
          />
        </div>
        <div className={styles.balance} aria-busy={isFetching || undefined}>
          <Amount exact value={data?.sumBalance} masked={hidden || isFetching} size="amount" />
        </div>
      </div>
      <ButtonLink to={paths.deposit} onClick={deposit}>
        {t('deposit')}
      </ButtonLink>
    </div>
  )
}

export function GuestCard() {
  const { t } = useTranslation()
  return (
    <div className={styles.card}>
      <p className={styles.greeting}>{t('welcome')}</p>
      <div className={styles.buttons}>
        <ButtonLink to={paths.login} variant="secondary" size="small">
          {t('login')}
        </ButtonLink>
        <ButtonLink to={paths.register} size="small">
          {t('register')}
        </ButtonLink>
      </div>
    </div>
  )
}
