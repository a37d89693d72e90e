import { extraFields, FIRST_YEAR, ruleOf } from '@longan/sdk/inputs/registration'
import type { ComponentProps, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#shared/forms/form.module.css'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { FieldOf } from './use-registration.ts'
import type { Method, RegistrationSite } from './use-registration-site.ts'

type ExtraName = (typeof extraFields)[number]

const plainText = { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } as const
const inputProps: Record<ExtraName, Partial<ComponentProps<typeof TextField>>> = {
  email: { kind: 'email' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { kind: 'name' },
  birthday: { kind: 'birthday', onClick: openCalendar },
  zalo: { kind: 'number' },
  facebook: plainText,
  whatsapp: { kind: 'number' },
  line: plainText,
  wechat: plainText,
  qqNum: { kind: 'number' },
  idNumber: plainText,
  paymentPassword: { inputMode: 'numeric', autoComplete: 'new-password' },
  recommenderId: { kind: 'number' },
  affiliateCode: plainText,
}
/** Opens the calendar on a tap anywhere in the field. Some browsers open it only on its icon. */
function openCalendar({ currentTarget }: MouseEvent<HTMLInputElement>) {
  currentTarget.showPicker?.()
}

const fieldsWithHint: readonly ExtraName[] = ['payeeName', 'paymentPassword', 'affiliateCode']

export function ExtraFields({ site, method, field }: { site: RegistrationSite; method: Method; field: FieldOf }) {
  const { t } = useTranslation('registration')
  const { year } = site.formOf(method)
  const enabledFields = extraFields
    .map((name) => ({ name, rule: ruleOf(site.rules, name) }))
    .filter(({ rule }) => rule.enabled)
  const years = { min: `${FIRST_YEAR}-01-01`, max: `${year}-12-31` }
  const renderField = ({ name, rule }: (typeof enabledFields)[number]) => {
    const Field = name === 'paymentPassword' ? PasswordField : TextField
    const hint = fieldsWithHint.includes(name) ? rule.message : undefined
    const limits = name === 'birthday' ? years : {}
    return <Field key={name} {...inputProps[name]} {...limits} {...field(name)} label={t(name)} hint={hint} />
  }
  const optional = enabledFields.filter(({ rule }) => !rule.required)
  return (
    <>
      {enabledFields.filter(({ rule }) => rule.required).map(renderField)}
      {optional.length > 0 && <h2 className={styles.group}>{t('more')}</h2>}
      {optional.map(renderField)}
    </>
  )
}
