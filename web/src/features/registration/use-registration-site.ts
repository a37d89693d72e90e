import { ruleOf, type RegistrationForm, type Rules } from '@longan/sdk/inputs/registration'
import { featureIsOn, type SystemStatus } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#i18n/i18n.ts'
import { registrationRulesQuery } from '#api/member/registration.queries.ts'
import { statusQuery } from '#api/site/system.queries.ts'
import { serverClock } from '#lib/time/server-clock.ts'

export type Method = RegistrationForm['method']
export type RegistrationSite = {
  rules: Rules
  methods: Method[]
  domain: string
  formOf: (method: Method) => RegistrationForm
}

const flagOf = { username: 'USERNAMEREG3', mobile: 'MOBILENUMREG3' } as const

function siteOf({ info }: SystemStatus, rules: Rules): RegistrationSite {
  const isOn = (id: string) => featureIsOn(info.whitelabel, id)
  const methods = (['username', 'mobile'] as const).filter((method) => isOn('REG3') && isOn(flagOf[method]))
  const formOf = (method: Method): RegistrationForm => ({
    method,
    hasPassword: method === 'username' || isOn('MOBILENUMPASSREG3'),
    hasCode:
      method === 'mobile' ? !isOn('MOBILEVERFNOTREQ3') : ruleOf(rules, 'mobileNum').enabled && isOn('REGMOBVERF3'),
    year: new Date(serverClock.now()).getFullYear(),
  })
  return { rules, methods, formOf, domain: info.mainDomain || location.hostname }
}

export function useRegistrationSite() {
  const status = useQuery(statusQuery())
  const rules = useQuery(registrationRulesQuery(useLanguage()))
  const site = status.data && rules.data ? siteOf(status.data, rules.data) : undefined
  return { site, failedQuery: [status, rules].find(({ isError, data }) => isError && !data) }
}
