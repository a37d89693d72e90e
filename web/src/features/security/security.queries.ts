import { getSecurityConfig } from '@longan/react-query/profile'
import { getHasPaymentPassword } from '@longan/react-query/security'
import { api } from '#api/gateway.ts'
import type { Prefetch } from '#api/site/first-view.ts'

export const securityConfigQuery = () => ({ ...getSecurityConfig.queryOptions(api), staleTime: 0 })
export const hasPaymentPasswordQuery = () => getHasPaymentPassword.queryOptions(api)

export const prefetchSecurity: Prefetch = (client) => client.prefetchQuery(securityConfigQuery())
export const prefetchPaymentPassword: Prefetch = (client) => client.prefetchQuery(hasPaymentPasswordQuery())
