import { api } from '#api/gateway.ts'
import { updateMemberInfo } from '@longan/react-query/member'
import type { MemberInfo, MemberUpdate } from '@longan/sdk'
import { profileChange, profileSchema, type ProfileValues, type Rules } from '@longan/sdk/inputs/profile'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GenericSchema } from 'valibot'
import { registrationRulesQuery } from '#api/member/registration.queries.ts'
import { useModule } from '#api/site/system.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatDate } from '#lib/time/dates.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'

const defaultRules: Rules = {}

export function useProfileForm(info: MemberInfo) {
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
