import type { MemberInfo } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import styles from '#shared/forms/form.module.css'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useProfileForm } from './use-profile-form.ts'

const inputProps = {
  nickname: { autoComplete: 'nickname' },
  email: { kind: 'email' },
  payeeName: { kind: 'name' },
  birthday: { kind: 'birthday' },
} as const

export function ProfileForm({ info }: { info: MemberInfo }) {
  const { t } = useTranslation(['profile', 'app'])
  const { form, fields, draft, confirmation } = useProfileForm(info)
  return (
    <form {...form.props} className={styles.form} aria-label={t('title')} onChange={draft.onChange}>
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
    </form>
  )
}
