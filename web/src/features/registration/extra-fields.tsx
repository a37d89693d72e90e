import { extraFields, FIRST_YEAR, ruleOf } from '@longan/sdk/inputs/registration'
import type { ComponentProps, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#shared/forms/form.module.css'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FieldOf } from './use-registration.ts'
import type { Method, RegistrationSite } from './use-registration-site.ts'

type ExtraName = (typeof extraFields)[number]

const plain = { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } as const
/** What the phone offers for each field. */
const looks: Record<ExtraName, Partial<ComponentProps<typeof TextField>>> = {
  email: { kind: 'email' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { kind: 'name' },
  birthday: { kind: 'birthday', onClick: openCalendar },
  zalo: { kind: 'number' },
  facebook: plain,
  whatsapp: { kind: 'number' },
  line: plain,
  wechat: plain,
  qqNum: { kind: 'number' },
  idNumber: plain,
  paymentPassword: { inputMode: 'numeric', autoComplete: 'new-password' },
  recommenderId: { kind: 'number' },
  affiliateCode: plain,
}
/** A tap anywhere on the field is enough; browsers that open the calendar only by its sign are helped. */
function openCalendar({ currentTarget }: MouseEvent<HTMLInputElement>) {
  currentTarget.showPicker?.()
}

/** What needs more than a name to be understood. */
const explained: readonly ExtraName[] = ['payeeName', 'paymentPassword', 'affiliateCode']

/** What the site asks besides: first what it must have, then what it would like to have. */
export function ExtraFields({ site, method, field }: { site: RegistrationSite; method: Method; field: FieldOf }) {
  const { t } = useTranslation('registration')
  const { year } = site.formOf(method)
  const asked = extraFields.map((name) => ({ name, rule: ruleOf(site.rules, name) })).filter(({ rule }) => rule.enabled)
  const years = { min: `${FIRST_YEAR}-01-01`, max: `${year}-12-31` }
  const draw = ({ name, rule }: (typeof asked)[number]) => {
    const Field = name === 'paymentPassword' ? PasswordField : TextField
    const hint = explained.includes(name) ? rule.message : undefined
    const limits = name === 'birthday' ? years : {}
    return <Field key={name} {...looks[name]} {...limits} {...field(name)} label={t(name)} hint={hint} />
  }
  const optional = asked.filter(({ rule }) => !rule.required)
  return (
    <>
      {asked.filter(({ rule }) => rule.required).map(draw)}
      {optional.length > 0 && <h2 className={styles.group}>{t('more')}</h2>}
      {optional.map(draw)}
    </>
  )
}
