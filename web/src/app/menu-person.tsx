import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { memberInfoQuery } from '#api/member.queries.ts'
import { useSession } from '#api/session.ts'
import { walletQuery } from '#api/wallet.queries.ts'
import { useBalanceHidden } from '#lib/balance-hidden.ts'
import { paths } from '#lib/paths.ts'
import { Amount } from '#ui/amount.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Drum } from '#ui/drum.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './side-menu.module.css'
import { useDepositTap } from './use-deposit-tap.ts'

/** Who is here: name, level, money and what to do with it; or the way in. */
export function MenuPerson({ onGo }: { onGo: () => void }) {
  const current = useSession()
  return current ? <Member onGo={onGo} account={current.userName} /> : <Guest onGo={onGo} />
}

function Guest({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.person}>
        <Drum size={44} />
        <p className={styles.name}>{t('brand')}</p>
      </div>
      <div className={styles.buttons}>
        <ButtonLink to={paths.login} variant="secondary" onClick={onGo}>
          {t('login')}
        </ButtonLink>
        <ButtonLink to={paths.register} onClick={onGo}>
          {t('register')}
        </ButtonLink>
      </div>
    </>
  )
}

function Member({ onGo, account }: { onGo: () => void; account: string }) {
  const { t } = useTranslation()
  const { data: info } = useQuery(memberInfoQuery())
  const vip = info?.clubLabel?.labelName ?? info?.memberLabel?.[0]
  const wallet = useQuery(walletQuery())
  const [hidden, setHidden] = useBalanceHidden()
  const deposit = useDepositTap(onGo)
  return (
    <>
      <div className={styles.person}>
        <Avatar />
        <div>
          <p className={styles.name}>{info?.nickname || info?.account || account}</p>
          {vip && <span className={styles.vip}>{vip}</span>}
        </div>
      </div>
      <div className={styles.money}>
        <p>
          <small>{t('availableBalance')}</small>
          <Amount value={wallet.data?.sumBalance} masked={hidden || wallet.isFetching} size="amount" />
        </p>
        <span>
          <IconButton
            label={t(hidden ? 'showBalance' : 'hideBalance')}
            icon={hidden ? <EyeOff /> : <Eye />}
            onClick={() => setHidden(!hidden)}
          />
          <IconButton label={t('refreshBalance')} icon={<RefreshCw />} onClick={() => void wallet.refetch()} />
        </span>
      </div>
      <div className={styles.buttons}>
        <ButtonLink to={paths.deposit} onClick={deposit}>
          {t('deposit')}
        </ButtonLink>
        <ButtonLink to={paths.withdraw} variant="secondary" onClick={onGo}>
          {t('withdraw')}
        </ButtonLink>
      </div>
    </>
  )
}
