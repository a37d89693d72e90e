import { canDeposit, defaultProfile, type SystemStatus } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { depositChannelsQuery, depositSettingsQuery } from '#api/deposits.queries.ts'
import { useMemberType } from '#api/member.queries.ts'
import { statusQuery } from '#api/system.queries.ts'
import { useSettledLanguage } from '#api/use-settled-language.ts'
import { config } from '#lib/config.ts'
import type { Failing } from '#shared/failure.tsx'

/** Whether the person has an account that money can be paid into. */
export const useMayDeposit = () => canDeposit(useMemberType(), { ...defaultProfile, ...config.profile })

/** Which layout of the deposit the site has chosen; nothing until that is known. */
const layoutOf = (status: SystemStatus | undefined) =>
  status && (status.info.mobileTemplate.dep_func === 1 ? 'new' : 'base')

/** What the deposit is made of at this site: its channels, and the person's open orders. */
export function useDepositSite() {
  const status = useQuery(statusQuery())
  const channels = useQuery(depositChannelsQuery(useSettledLanguage()))
  const settings = useQuery(depositSettingsQuery())
  const failing: Failing | undefined = [status, channels, settings].find(({ isError, data }) => isError && !data)
  return {
    layout: layoutOf(status.data),
    channels: channels.data,
    /** Whether anything is taken at all at present. */
    isOpen: settings.data?.allowDeposit === 'Y',
    orders: settings.data?.depositInfo,
    failing,
  }
}
