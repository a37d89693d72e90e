import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { BankKind } from '#api/member/accounts.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Chips } from '#ui/action/chips.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { AccountForm } from './account-form.tsx'
import { useKinds } from './accounts.ts'

export function NewAccount({ kind }: { kind: BankKind }) {
  const { t } = useTranslation('withdraw')
  const [, setQuery] = useSearchParams()
  const offered = useKinds()
  const navigate = useNavigate()
  const { key } = useLocation()
  const leave = () => {
    void showToast(t('added'), { kind: 'success' })
    // The router names the first entry of a visit "default".
    void (key === 'default' ? navigate(paths.bankCards(), { replace: true }) : navigate(-1))
  }
  const choices = offered.map((value) => ({ value, label: t(`kind_${value}`) }))
  return (
    <>
      {choices.length > 1 && (
        <Chips
          label={t('kinds')}
          choices={choices}
          value={kind}
          onChange={(add) => setQuery({ add }, { replace: true })}
        />
      )}
      <AccountForm key={kind} kind={kind} onAdded={leave} />
    </>
  )
}
