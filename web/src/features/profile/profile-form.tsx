import type { MemberInfo } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import styles from '#shared/forms/form.module.css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useProfileForm } from './use-profile-form.ts'

const looks = {
  nickname: { autoComplete: 'nickname' },
  email: { kind: 'email' },
  payeeName: { kind: 'name' },
  birthday: { kind: 'birthday' },
} as const

/** What I tell of myself. What may be told once stands still afterwards, and is asked about once more before. */
export function ProfileForm({ info }: { info: MemberInfo }) {
  const { t } = useTranslation(['profile', 'app'])
  const { form, fields, draft, asking } = useProfileForm(info)
  return (
    <form {...form.props} className={styles.form} aria-label={t('title')} onChange={draft.hear}>
      {fields.map(({ name, value, isFixed, hint }) => (
        <TextField
          key={name}
          {...looks[name]}
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
        open={asking.once !== ''}
        onClose={asking.cancel}
        title={t('sureOnce')}
        text={asking.once}
        actions={
          <>
            <Button variant="secondary" onClick={asking.cancel}>
              {t('app:cancel')}
            </Button>
            <Button onClick={asking.confirm}>{t('save')}</Button>
          </>
        }
      />
    </form>
  )
}
