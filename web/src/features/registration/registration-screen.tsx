import { numberFields } from '@longan/sdk/inputs/registration'
import { prefetchRegistration } from '#api/member/registration.queries.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Failure } from '#shared/failure.tsx'
import { Emblem, Remark, Screen } from '#shared/forms/form-layout.tsx'
import { paths } from '#lib/site/paths.ts'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { Link } from '#ui/action/link.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Tabs } from '#ui/action/tabs.tsx'
import { type Draft, useDraft } from '#ui/form/use-draft.ts'
import { RegistrationForm } from './registration-form.tsx'
import { type Method, type RegistrationSite, useRegistrationSite } from './use-registration-site.ts'

/** Registration by name or by mobile number, as the site allows. The route guard decides where the new member goes afterwards. */
export function RegistrationScreen() {
  const { t } = useTranslation(['registration', 'app'])
  const { site, failedQuery: failing } = useRegistrationSite()
  return (
    <Screen>
      <Emblem>
        <BrandMark size={56} />
        <p>{t('welcome')}</p>
      </Emblem>
      {failing && <Failure query={failing} />}
      {!site && !failing && <RowSkeletons count={5} height={72} />}
      {site && <Registration site={site} />}
      {(site || failing) && (
        <Remark>
          {t('haveAccount')} <Link to={paths.login}>{t('app:login')}</Link>
        </Remark>
      )}
    </Screen>
  )
}

RegistrationScreen.prefetch = prefetchRegistration

function Registration({ site }: { site: RegistrationSite }) {
  const { t } = useTranslation('registration')
  const [query, setQuery] = useSearchParams()
  const draft = useDraft('register')
  const requested = site.methods.find((method) => method === query.get('by'))
  const method = requested ?? site.methods[0]
  if (!method) return <Empty title={t('closed')} text={t('closedText')} />
  const form = <RegistrationForm site={site} method={method} draft={draft} />
  const change = (next: Method) => {
    copyNumber(draft, next)
    query.set('by', next)
    setQuery(query, { replace: true })
  }
  const tabs = [
    { value: 'username' as const, label: t('byUsername') },
    { value: 'mobile' as const, label: t('byMobile') },
  ]
  if (site.methods.length < 2) return form
  return (
    <Tabs label={t('methods')} tabs={tabs} value={method} onChange={change}>
      {form}
    </Tabs>
  )
}

function copyNumber(draft: Draft, next: Method) {
  const from = numberFields[next === 'username' ? 'mobile' : 'username'].number
  const number = draft.get(from)
  if (number) draft.set(numberFields[next].number, number)
}
