import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { setMemberLanguage } from '@longan/react-query/profile'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Phone, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Form, FormFailure, Lead, Screen } from '#shared/forms/form-layout.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { LanguageChoice } from '#ui/action/preferences.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { ProfileHead } from './profile-head.tsx'
import type { MemberInfo, MemberUpdate } from '@longan/sdk'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { updateMemberInfo } from '@longan/react-query/member'
import { profileChange, profileSchema, type ProfileValues, type Rules } from '@longan/sdk/inputs/profile'
import { useRef, useState } from 'react'
import type { GenericSchema } from 'valibot'
import { prefetchRegistration, registrationRulesQuery } from '#api/member/registration.queries.ts'
import { useModule } from '#api/site/system.queries.ts'
import { formatDate } from '#lib/time/dates.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'

export function ProfileScreen() {
  const { t } = useTranslation(['profile', 'titles'])
  const member = useQuery(memberInfoQuery())
  const { mutate: setLanguage } = useMutation(setMemberLanguage.mutationOptions(api))
  if (member.isError && !member.data) return <Failure query={member} />
  if (!member.data)
    return (
      <Screen>
        <Lead>{t('lead')}</Lead>
        <RowSkeletons count={4} height={72} />
      </Screen>
    )
  return (
    <Screen>
      <Lead>{t('lead')}</Lead>
      <ProfileHead info={member.data} />
      <ProfileForm key={JSON.stringify(member.data)} info={member.data} />
      <ListCard label={t('security')}>
        <ListRow
          icon={<Phone />}
          title={t('titles:mobile')}
          text={member.data.mobile || t('noMobile')}
          to={paths.mobile}
        />
        <ListRow icon={<ShieldCheck />} title={t('titles:security')} to={paths.security} />
      </ListCard>
      <LanguageChoice onChange={(language) => setLanguage({ input: language })} />
    </Screen>
  )
}

ProfileScreen.prefetch = prefetchRegistration

const inputProps = {
  nickname: { autoComplete: 'nickname' },
  email: { kind: 'email' },
  payeeName: { kind: 'name' },
  birthday: { kind: 'birthday' },
} as const

function ProfileForm({ info }: { info: MemberInfo }) {
  const { t } = useTranslation(['profile', 'app'])
  const { form, fields, draft, confirmation } = useProfileForm(info)
  return (
    <Form {...form.props} aria-label={t('title')} onChange={draft.onChange}>
      {fields.map(({ name, value, isFixed, hint }) => (
        <TextField
          key={name}
          {...inputProps[name]}
          {...form.field(name)}
          label={t(name)}
          defaultValue={isFixed ? value : (draft.get(name) ?? value)}
          readOnly={isFixed}
          style={isFixed ? { color: 'var(--ink3)' } : undefined}
          hint={hint}
        />
      ))}
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('save')}
      </Button>
      <Dialog
        urgent
        open={confirmation.text !== ''}
        onClose={confirmation.cancel}
        title={t('confirmOnce')}
        text={confirmation.text}
        actions={
          <>
            <Button variant="secondary" onClick={confirmation.cancel}>
              {t('app:cancel')}
            </Button>
            <Button onClick={confirmation.confirm}>{t('save')}</Button>
          </>
        }
      />
    </Form>
  )
}

const defaultRules: Rules = {}

function useProfileForm(info: MemberInfo) {
  const draft = useDraft('profile')
  const fields = useFields(info)
  const rules = useQuery(registrationRulesQuery(useLanguage())).data ?? defaultRules
  const editable = fields.filter(({ isFixed }) => !isFixed).map(({ name }) => name)
  const schema = profileSchema(rules, editable, Number(formatDate(serverClock.now()).slice(0, 4)))
  const { text, isConfirmed, ask, cancel } = useConfirmation()
  const save = useSave()
  const form = useGatewayForm(
    schema as unknown as GenericSchema<ProfileValues, ProfileValues>,
    async (typed) => {
      const changes = profileChange(typed, { nickname: info.nickname })
      if (!isConfirmed(changes)) return ask(changes)
      await save(changes)
      draft.clear()
    },
    { mail: 'email', payeename: 'payeeName' },
  )
  const confirm = () => {
    cancel()
    void form.props.onSubmit()
  }
  return { form, fields, draft, confirmation: { text, cancel, confirm } }
}

function useFields(info: MemberInfo) {
  const { t } = useTranslation('profile')
  const isOn = { email: useModule('PERSMAIL3'), payeeName: useModule('PERSPAYEE3'), birthday: useModule('BIRTHDAY3') }
  const once = (name: 'payeeName' | 'birthday', value: string | undefined) => ({
    name,
    value,
    isFixed: Boolean(value),
    hint: t(value ? 'setOnce' : `${name}Hint`),
  })
  const email = { name: 'email' as const, isFixed: false, hint: info.email && t('emailHint', { email: info.email }) }
  return [
    { name: 'nickname' as const, value: info.nickname, isFixed: false, hint: undefined },
    ...(isOn.email ? [{ ...email, value: undefined }] : []),
    ...(isOn.payeeName ? [once('payeeName', info.payee)] : []),
    ...(isOn.birthday ? [once('birthday', info.birthday)] : []),
  ]
}

/** Asks for confirmation of fields that can be set only once; each confirmation is valid for one submission. */
function useConfirmation() {
  const [text, setText] = useState('')
  const confirmed = useRef('')
  const summaryOf = ({ payeename, birthday }: MemberUpdate) => [payeename, birthday].filter(Boolean).join(', ')
  return {
    text,
    isConfirmed: (changes: MemberUpdate) => summaryOf(changes) === '' || summaryOf(changes) === confirmed.current,
    ask(changes: MemberUpdate) {
      confirmed.current = summaryOf(changes)
      setText(summaryOf(changes))
    },
    cancel: () => setText(''),
  }
}

function useSave() {
  const { t } = useTranslation('profile')
  const { mutateAsync } = useMutation(updateMemberInfo.mutationOptions(api))
  return async (changes: MemberUpdate) => {
    const hasChanges = Object.keys(changes).length > 0
    if (hasChanges) await mutateAsync({ input: changes })
    void showToast(t(hasChanges ? 'saved' : 'noChanges'), { kind: hasChanges ? 'success' : 'notice' })
  }
}
