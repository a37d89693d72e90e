import { api } from '#api/gateway.ts'
import { setMemberLanguage } from '@longan/react-query/profile'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Phone, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Form, Screen } from '#shared/forms/form-layout.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { LanguageChoice } from '#ui/action/preferences.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { ProfileHead } from './profile-head.tsx'
import type { MemberInfo } from '@longan/sdk'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useProfileForm } from './use-profile-form.ts'

export function ProfileScreen() {
  const { t } = useTranslation(['profile', 'titles'])
  const member = useQuery(memberInfoQuery())
  const { mutate: setLanguage } = useMutation(setMemberLanguage.mutationOptions(api))
  if (member.isError && !member.data) return <Failure query={member} />
  if (!member.data) return <RowSkeletons count={4} height={72} />
  return (
    <Screen>
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
