import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import forms from '#shared/forms/form.module.css'
import buttons from '#shared/member-card.module.css'
import { Facts } from '#shared/records/facts.tsx'
import { useCopy } from '#shared/use-copy.ts'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { viewPath } from './views.ts'

export type CreatedAccount = { username: string; password: string; isAgent: boolean }

/** Shows a created account. The password is shown only here, so all facts can be copied at once. */
export function CreatedDownline({ account, onAnother }: { account: CreatedAccount; onAnother: () => void }) {
  const { t } = useTranslation('agent')
  const copy = useCopy()
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button was removed together with the form.
  useEffect(() => heading.current?.focus(), [])
  const facts = useAccountFacts(account)
  const all = facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return (
    <section className={forms.form} aria-labelledby="made-downline">
      <h2 ref={heading} id="made-downline" tabIndex={-1} className={forms.group}>
        {t('downlineCreated', { name: account.username })}
      </h2>
      <p className={forms.lead}>{t('downlineCreatedText')}</p>
      <Facts facts={facts} />
      <Button wide onClick={() => void copy(all)}>
        <Copy size={18} aria-hidden /> {t('copyAll')}
      </Button>
      <div className={buttons.buttons}>
        <Button variant="secondary" onClick={onAnother}>
          {t('addAnother')}
        </Button>
        <ButtonLink variant="secondary" to={viewPath('team')} replace>
          {t('openTeam')}
        </ButtonLink>
      </div>
    </section>
  )
}

function useAccountFacts({ username, password, isAgent }: CreatedAccount) {
  const { t } = useTranslation('agent')
  const loginAddress = location.origin + (isAgent ? paths.agent : paths.login)
  return [
    { label: t('username'), value: username, copy: username },
    { label: t('firstPassword'), value: password, copy: password },
    { label: t('kind'), value: t(isAgent ? 'agent' : 'member') },
    { label: t('loginPage'), value: loginAddress },
  ]
}
