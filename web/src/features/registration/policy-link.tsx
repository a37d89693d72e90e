import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#shared/forms/form.module.css'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'

const sections = ['policyWhat', 'policyWhy', 'policyWho', 'policyRights'] as const

export function PolicyLink() {
  const { t } = useTranslation(['registration', 'app'])
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('policy')}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('policy')}
        actions={<Button onClick={() => setOpen(false)}>{t('app:close')}</Button>}
      >
        <div className={styles.policy}>
          {sections.map((part) => (
            <p key={part}>{t(part)}</p>
          ))}
        </div>
      </Dialog>
    </>
  )
}
