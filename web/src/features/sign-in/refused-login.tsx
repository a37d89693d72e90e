import { applyReturn } from '@longan/react-query/responsible-gaming'
import { usernameLogin } from '@longan/sdk/inputs/login'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#api/gateway.ts'
import { rulebookQuery, ruleOf } from '#api/member/responsible.queries.ts'
import { useServerTime } from '#lib/time/server-clock.ts'
import { type BreakFacts, formatMoment, toBreakFacts } from '#shared/breaks/break-facts.ts'
import { HelpContacts } from '#shared/breaks/help-contacts.tsx'
import { Form, FormFailure, Group, Lead, Screen } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { PasswordField, TextField } from '#ui/form/text-field.tsx'

type RefusedLoginProps = { found: BreakFacts; onBack: () => void }

/** In place of the login during a break: until when, what a member can do, and who helps. It advertises nothing. */
export function RefusedLogin({ found, onBack }: RefusedLoginProps) {
  const { t } = useTranslation('responsible')
  const [facts, setFacts] = useState(found)
  const { data: rulebook } = useQuery(rulebookQuery())
  const phase = useServerTime((now) => phaseAt(facts, now))
  const canAsk =
    facts.kind === 'selfExclusion' &&
    (phase === 'ended' || (phase === 'holds' && ruleOf(rulebook, 'exclusion.return.from') === 'any.time'))
  return (
    <Screen role="status">
      {phase !== 'over' && <Group>{t(facts.kind === 'timeOut' ? 'breakTitle' : 'excludedTitle')}</Group>}
      <Lead>{wordsOf(facts, phase)}</Lead>
      {facts.kind === 'selfExclusion' && phase !== 'over' && <p>{t('excludedText')}</p>}
      {canAsk && <ReturnForm onDone={setFacts} />}
      <HelpContacts />
      <Button variant={phase === 'over' ? 'primary' : 'quiet'} onClick={onBack}>
        {t('backToLogin')}
      </Button>
    </Screen>
  )

  function wordsOf({ kind, until = 0, returnsAt = 0 }: BreakFacts, at: Phase) {
    if (at === 'over') return t('mayLogIn')
    if (at === 'returning') return t('returnFrom', { time: formatMoment(returnsAt) })
    if (at === 'ended') return t('excludedEnded', { time: formatMoment(until) })
    if (until === 0) return t('excludedWithoutEnd')
    return t(kind === 'timeOut' ? 'breakUntil' : 'excludedUntil', { time: formatMoment(until) })
  }
}

type Phase = 'holds' | 'ended' | 'returning' | 'over'

/** A time-out is over at its end; a self-exclusion only when the member has asked to return and the delay has passed. */
function phaseAt({ kind, until, returnsAt }: BreakFacts, now: number): Phase {
  if (returnsAt !== undefined) return returnsAt > now ? 'returning' : 'over'
  if (until === undefined || until > now) return 'holds'
  return kind === 'timeOut' ? 'over' : 'ended'
}

/** Asks to return, with the name and the password of the login, because there is no session. */
function ReturnForm({ onDone }: { onDone: (facts: BreakFacts) => void }) {
  const { t } = useTranslation(['responsible', 'sign-in'])
  const { mutateAsync } = useMutation(applyReturn.mutationOptions(api))
  const form = useGatewayForm(usernameLogin({ withCaptcha: false }), async ({ username, password }) => {
    const found = (await mutateAsync({ input: { username, password } })).find(({ kind }) => kind === 'selfExclusion')
    if (found) onDone(toBreakFacts(found))
  })
  return (
    <Form {...form.props} aria-label={t('askToReturn')}>
      <p>{t('askToReturnText')}</p>
      <TextField {...form.field('username')} label={t('sign-in:username')} kind="username" />
      <PasswordField {...form.field('password')} label={t('sign-in:password')} />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy} variant="secondary">
        {t('askToReturn')}
      </Button>
    </Form>
  )
}
