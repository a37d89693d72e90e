import { canDeposit, defaultDialect, type SystemStatus } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { depositChannelsQuery, depositSettingsQuery } from '#api/wallet/deposits.queries.ts'
import { useMemberType } from '#api/member/member.queries.ts'
import { statusQuery } from '#api/site/system.queries.ts'
import { useDebouncedLanguage } from '#i18n/use-debounced-language.ts'
import { config } from '#lib/site/config.ts'
import type { FailedQuery } from '#shared/failure.tsx'

export const useCanDeposit = () => canDeposit(useMemberType(), { ...defaultDialect, ...config.dialect })

/** Returns the deposit layout of the site; undefined until the status is loaded. */
const layoutOf = (status: SystemStatus | undefined) =>
  status && (status.info.mobileTemplate.dep_func === 1 ? 'new' : 'base')

export function useDepositSite() {
  const status = useQuery(statusQuery())
  const channels = useQuery(depositChannelsQuery(useDebouncedLanguage()))
  const settings = useQuery(depositSettingsQuery())
  const failing: FailedQuery | undefined = [status, channels, settings].find(({ isError, data }) => isError && !data)
  return {
    layout: layoutOf(status.data),
    channels: channels.data,
    isOpen: settings.data?.allowDeposit === 'Y',
    orders: settings.data?.depositInfo,
    failing,
  }
}
