import { api } from '#api/gateway.ts'
import { promoteDownline } from '@longan/react-query/downlines'
import type { Downline } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { useModule } from '#api/site/system.queries.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import buttons from '#shared/member/member-card.module.css'
import { Facts } from '#shared/records/facts.tsx'
import { usePress } from '#shared/use-press.ts'
import { Amount } from '#ui/text/amount.tsx'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { viewPath } from './views.ts'

type DownlineSheetProps = { person: Downline | undefined; onClose: () => void }

export function DownlineSheet({ person, onClose }: DownlineSheetProps) {
  return (
    <Sheet open={person !== undefined} onClose={onClose} title={person?.username ?? ''}>
      {person && (
        <>
          <DownlineFacts person={person} />
          <DownlineActions person={person} onLeave={onClose} />
        </>
      )}
    </Sheet>
  )
}

function DownlineFacts({ person }: { person: Downline }) {
  const { t } = useTranslation('agent')
  const { username, type, level, upline, downlineCount, balance, registerTime, lastLogin } = person
  return (
    <Facts
      facts={[
        { label: t('username'), value: username, copy: username },
        { label: t('kind'), value: t(type === 1 ? 'agent' : 'member') },
        { label: t('balance'), value: <Amount value={balance} /> },
        { label: t('upline'), value: upline },
        { label: t('levelName'), value: level },
        { label: t('directDownline'), value: downlineCount },
        { label: t('joined'), value: formatDayTime(registerTime) },
        { label: t('lastLogin'), value: lastLogin ? formatDayTime(lastLogin) : t('never') },
      ]}
    />
  )
}

function DownlineActions({ person, onLeave }: { person: Downline; onLeave: () => void }) {
  const { t } = useTranslation('agent')
  const { username, type, level, downlineCount } = person
  const canOffer = useModule('CONTDIV')
  return (
    <div className={buttons.buttons}>
      <ButtonLink to={viewPath('transfer', { to: username })} onClick={onLeave}>
        {t('transfer')}
      </ButtonLink>
      {downlineCount > 0 && (
        <>
          <ButtonLink variant="secondary" to={viewPath('team', { upline: username })} onClick={onLeave}>
            {t('openTeam')}
          </ButtonLink>
          <ButtonLink variant="secondary" to={viewPath('report', { of: username })} onClick={onLeave}>
            {t('report')}
          </ButtonLink>
        </>
      )}
      {level === 1 && type === 1 && canOffer && (
        <ButtonLink variant="secondary" to={viewPath('newContract', { to: username })} onClick={onLeave}>
          {t('newContract')}
        </ButtonLink>
      )}
      {level === 1 && type === 0 && <Promotion username={username} onDone={onLeave} />}
    </div>
  )
}

function Promotion({ username, onDone }: { username: string; onDone: () => void }) {
  const { t } = useTranslation('agent')
  const { press, isPending } = usePress(promoteDownline.mutationOptions(api), () => {
    void showToast(t('promoted', { name: username }), { kind: 'success' })
    onDone()
  })
  return (
    <Button variant="secondary" busy={isPending} onClick={() => press({ input: username })}>
      {t('promote')}
    </Button>
  )
}
