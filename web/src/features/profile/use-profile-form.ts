import type { MemberInfo, MemberUpdate } from '@longan/sdk'
import {
  profileChange,
  type ProfileField,
  profileSchema,
  type ProfileValues,
  type Rules,
} from '@longan/sdk/inputs/profile'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GenericSchema } from 'valibot'
import { updateProfile } from '#api/profile.queries.ts'
import { registrationRulesQuery } from '#api/registration.queries.ts'
import { useModule } from '#api/system.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatDate } from '#lib/dates.ts'
import { serverClock } from '#lib/server-clock.ts'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { showToast } from '#ui/toast.ts'
import { useDraft } from '#ui/use-draft.ts'

/** Until the site's own rules are there. */
const usual: Rules = {}

/** The form of a profile, and the question before what cannot be taken back. */
export function useProfileForm(info: MemberInfo) {
  const draft = useDraft('profile')
  const fields = useFields(info)
  const rules = useQuery(registrationRulesQuery(useLanguage())).data ?? usual
  const open = fields.filter(({ isFixed }) => !isFixed).map(({ name }) => name)
  const names = open.join()
  const schema = useMemo(
    () => profileSchema(rules, names.split(',') as ProfileField[], Number(formatDate(serverClock.now()).slice(0, 4))),
    [rules, names],
  )
  const { once, isAsked, ask, cancel } = useOnce()
  const save = useSave()
  const form = useGatewayForm(
    schema as unknown as GenericSchema<unknown, ProfileValues>,
    async (typed) => {
      const news = profileChange(typed, { nickname: info.nickname })
      if (!isAsked(news)) return ask(news)
      await save(news)
      draft.forget()
    },
    { mail: 'email', payeename: 'payeeName' },
  )
  const confirm = () => {
    cancel()
    void form.props.onSubmit()
  }
  return { form, fields, draft, asking: { once, cancel, confirm } }
}

/** The fields of this site, with what is known of each. */
function useFields(info: MemberInfo) {
  const { t } = useTranslation('profile')
  const isOn = { email: useModule('PERSMAIL3'), payeeName: useModule('PERSPAYEE3'), birthday: useModule('BIRTHDAY3') }
  const once = (name: 'payeeName' | 'birthday', value: string | undefined) => ({
    name,
    value,
    isFixed: Boolean(value),
    hint: t(value ? 'given' : `${name}Hint`),
  })
  const email = { name: 'email' as const, isFixed: false, hint: info.email && t('emailHint', { email: info.email }) }
  return [
    { name: 'nickname' as const, value: info.nickname, isFixed: false, hint: undefined },
    ...(isOn.email ? [{ ...email, value: undefined }] : []),
    ...(isOn.payeeName ? [once('payeeName', info.payee)] : []),
    ...(isOn.birthday ? [once('birthday', info.birthday)] : []),
  ]
}

/** What may be told once is told after one more question; each answer is good for one sending. */
function useOnce() {
  const [once, setOnce] = useState('')
  const confirmed = useRef('')
  const wordsOf = ({ payeename, birthday }: MemberUpdate) => [payeename, birthday].filter(Boolean).join(', ')
  return {
    once,
    isAsked: (news: MemberUpdate) => wordsOf(news) === '' || wordsOf(news) === confirmed.current,
    ask(news: MemberUpdate) {
      confirmed.current = wordsOf(news)
      setOnce(wordsOf(news))
    },
    cancel: () => setOnce(''),
  }
}

function useSave() {
  const { t } = useTranslation('profile')
  const { mutateAsync } = useMutation(updateProfile(useQueryClient()))
  return async (news: MemberUpdate) => {
    const isNews = Object.keys(news).length > 0
    if (isNews) await mutateAsync(news)
    void showToast(t(isNews ? 'saved' : 'nothingNew'), { kind: isNews ? 'success' : 'notice' })
  }
}
