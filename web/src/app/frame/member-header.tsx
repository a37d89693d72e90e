import { BriefcaseBusiness, CircleUserRound, Eye, EyeOff, Mail } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inboxUnreadQuery } from '#api/inbox/unread.ts'
import { useHasInbox, useIsAgent } from '#api/member/member.queries.ts'
import { walletQuery } from '#api/wallet/wallet.queries.ts'
import { useBalanceHidden } from '#lib/money/balance-hidden.ts'
import { paths } from '#lib/site/paths.ts'
import { MyAvatar } from '#shared/member/my-avatar.ts'
import { useDepositPress } from '#shared/use-deposit-press.ts'
import { ButtonLink } from '#ui/action/button.tsx'
import { IconButton, IconLink } from '#ui/action/icon-button.tsx'
import { Link } from '#ui/action/link.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { Badge } from '#ui/text/badge.tsx'
import styles from './home-header.module.css'

export function MemberNavigation() {
  const { t } = useTranslation()
  const { data: unread } = useQuery({ ...inboxUnreadQuery(), enabled: useHasInbox() })
  const agent = useIsAgent()
  return (
    <nav className={styles.user} aria-label={t('userNavigation')}>
      <IconLink
        label={unread ? `${t('inbox')}, ${t('unread', { total: unread })}` : t('inbox')}
        icon={<Mail />}
        to={paths.inbox}
      >
        <Badge count={unread} />
      </IconLink>
      <IconLink
        label={t(agent ? 'agentArea' : 'memberArea')}
        // The prerendered view does not know who is an agent.
        icon={agent ? <BriefcaseBusiness data-late /> : <CircleUserRound data-late />}
        to={paths.memberHome}
      />
    </nav>
  )
}

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
            // Each member chooses: the prerendered view has neither.
            icon={hidden ? <EyeOff data-late /> : <Eye data-late />}
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
