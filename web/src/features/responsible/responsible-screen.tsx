import { useQuery } from '@tanstack/react-query'
import { BookOpenText, LogIn, MessagesSquare, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHasInbox } from '#api/member/member.queries.ts'
import { limitsQuery, rulebookQuery } from '#api/member/responsible.queries.ts'
import { session, useSession } from '#api/member/session.ts'
import { useModule } from '#api/site/system.queries.ts'
import { config } from '#lib/site/config.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Lead, Screen } from '#shared/forms/form-layout.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Limits } from './limits.tsx'

export function ResponsibleScreen() {
  const { t } = useTranslation(['responsible', 'app'])
  if (useModule('RESPGAME3') === false)
    return (
      <Empty
        title={t('notOffered')}
        text={t('notOfferedText')}
        action={<ButtonLink to={paths.message}>{t('contactUs')}</ButtonLink>}
      />
    )
  return (
    <Screen>
      <Lead>{t('lead')}</Lead>
      <Tools />
      <ListCard label={t('rules')}>
        <ListRow to={paths.responsibleRules} icon={<BookOpenText />} title={t('rules')} text={t('rulesText')} />
      </ListCard>
      <Help />
    </Screen>
  )
}

function Tools() {
  const isMember = useHasInbox()
  const isGuest = useSession() === undefined
  if (isGuest) return <GuestTools />
  return isMember ? <MemberTools /> : null
}

function GuestTools() {
  const { t } = useTranslation('responsible')
  const navigate = useNavigate()
  const logIn = () => {
    session.rememberReturn(paths.responsible)
    void navigate(paths.login)
  }
  return (
    <ListCard label={t('tools')}>
      <ListRow icon={<LogIn />} title={t('myLimits')} text={t('needsLogin')} onClick={logIn} />
    </ListCard>
  )
}

function MemberTools() {
  const limits = useQuery(limitsQuery())
  const rulebook = useQuery(rulebookQuery())
  const failing = [limits, rulebook].find(({ isError, data }) => isError && !data)
  if (failing) return <Failure query={failing} />
  if (!limits.data || !rulebook.data) return <RowSkeletons count={3} height={96} />
  return <Limits limits={limits.data} rulebook={rulebook.data} />
}

function Help() {
  const { t } = useTranslation('responsible')
  return (
    <ListCard label={t('help')}>
      {config.helpContacts.map(({ name, address }) => (
        <a key={address} href={address} rel="noreferrer">
          <ListRow icon={<Phone />} title={name} text={address.replace(/^(?:tel:|mailto:|https:\/\/)/, '')} />
        </a>
      ))}
      <ListRow to={paths.message} icon={<MessagesSquare />} title={t('contactUs')} text={t('contactUsText')} />
    </ListCard>
  )
}
