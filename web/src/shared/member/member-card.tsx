import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { walletQuery } from '#api/wallet/wallet.queries.ts'
import { useBalanceHidden } from '#lib/money/balance-hidden.ts'
import { paths } from '#lib/site/paths.ts'
import { Amount } from '#ui/text/amount.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import styles from './member-card.module.css'
import { MyAvatar } from './my-avatar.ts'
import { useDepositPress } from '../use-deposit-press.ts'

type MemberCardProps = {
  account: string
  action?: ReactNode
  onGo?: () => void
}

export function MemberCard({ account, action, onGo }: MemberCardProps) {
  return (
    <>
      <Name account={account} action={action} />
      <Money />
      <Buttons onGo={onGo} />
    </>
  )
}

function Name({ account, action }: Pick<MemberCardProps, 'account' | 'action'>) {
  const { data: info } = useQuery(memberInfoQuery())
  const vip = info?.clubLabel?.labelName ?? info?.memberLabel?.[0]
  return (
    <div className={styles.person}>
      <MyAvatar />
      <div className={styles.who}>
        <p className={styles.name}>{info?.nickname || info?.account || account}</p>
        {vip && <span className={styles.vip}>{vip}</span>}
      </div>
      {action}
    </div>
  )
}

function Money() {
  const { t } = useTranslation()
  const wallet = useQuery(walletQuery())
  const [hidden, setHidden] = useBalanceHidden()
  return (
    <div className={styles.money}>
      <p>
        <small>{t('availableBalance')}</small>
        <Amount exact value={wallet.data?.sumBalance} masked={hidden || wallet.isFetching} size="amount" />
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
  )
}

function Buttons({ onGo }: Pick<MemberCardProps, 'onGo'>) {
  const { t } = useTranslation()
  const deposit = useDepositPress(onGo)
  return (
    <div className={styles.buttons}>
      <ButtonLink to={paths.deposit} onClick={deposit}>
        {t('deposit')}
      </ButtonLink>
      <ButtonLink to={paths.withdraw} variant="secondary" onClick={onGo}>
        {t('withdraw')}
      </ButtonLink>
    </div>
  )
}
