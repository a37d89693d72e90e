import { useQuery } from '@tanstack/react-query'
import { BookOpenText, LogIn, ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHasInbox } from '#api/member/member.queries.ts'
import { playSessionQuery } from '#api/member/play-session.queries.ts'
import { limitsQuery, ruleOf, rulebookQuery, useCurrentBreak } from '#api/member/responsible.queries.ts'
import { session, useSession } from '#api/member/session.ts'
import { useModule } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { toBreakFacts } from '#shared/breaks/break-facts.ts'
import { BreakNotice } from '#shared/breaks/break-notice.tsx'
import { HelpContacts } from '#shared/breaks/help-contacts.tsx'
import { Failure } from '#shared/failure.tsx'
import { Lead, Screen } from '#shared/forms/form-layout.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Breaks } from './breaks.tsx'
import { Limits } from './limits.tsx'
import { NotOffered } from './not-offered.tsx'
import { RealityChecks } from './reality-checks.tsx'
import { RuleSource } from './rule-source.tsx'

const OfferChoice = lazyComponent(() => import('./offer-choice.tsx').then((file) => file.OfferChoice))

export function ResponsibleScreen() {
  const { t } = useTranslation('responsible')
  if (useModule('RESPGAME3') === false) return <NotOffered />
  return (
    <Screen>
      <Lead>{t('lead')}</Lead>
      <Tools />
      <ListCard label={t('rules')}>
        <ListRow to={paths.responsibleRules} icon={<BookOpenText />} title={t('rules')} text={t('rulesText')} />
      </ListCard>
      <HelpContacts />
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
      {(['myLimits', 'checks', 'timeOut', 'exclusion', 'statement'] as const).map((tool) => (
        <ListRow key={tool} icon={<LogIn />} title={t(tool)} text={t('needsLogin')} onClick={logIn} />
      ))}
    </ListCard>
  )
}

function MemberTools() {
  const limits = useQuery(limitsQuery())
  const rulebook = useQuery(rulebookQuery())
  const playSession = useQuery(playSessionQuery())
  const current = useCurrentBreak()
  const failing = [limits, rulebook].find(({ isError, data }) => isError && !data)
  if (failing) return <Failure query={failing} />
  // As high as the tools, so that nothing below them moves.
  const hasSession = playSession.data !== undefined || playSession.failureCount > 0
  if (!limits.data || !rulebook.data || !hasSession) return <RowSkeletons count={8} height={96} />
  return (
    <>
      {current && <BreakNotice found={toBreakFacts(current)} />}
      <Limits limits={limits.data} rulebook={rulebook.data} />
      <RuleSource rulebook={rulebook.data} ruleId="limit.deposit.periods" />
      {playSession.data && <RealityChecks rulebook={rulebook.data} session={playSession.data} />}
      <Breaks rulebook={rulebook.data} />
      {ruleOf(rulebook.data, 'offers.opt.out') === true && <OfferChoice />}
      <StatementLink />
    </>
  )
}

function StatementLink() {
  const { t } = useTranslation('responsible')
  return (
    <ListCard label={t('statement')}>
      <ListRow to={paths.statement} icon={<ReceiptText />} title={t('statement')} text={t('statementText')} />
    </ListCard>
  )
}
