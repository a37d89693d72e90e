import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceChannelsOf, statusQuery } from '#api/system.queries.ts'
import { openExternal } from '#lib/external.ts'
import { showToast } from '#ui/toast.ts'

/** Customer service: a choice when there are several channels, directly when there is one, "coming soon" when there is none. */
export function useService() {
  const { t } = useTranslation()
  const { data } = useQuery(statusQuery())
  const [choosing, setChoosing] = useState<boolean>()
  const channels = serviceChannelsOf(data)
  const open = () => {
    if (channels.length > 1) setChoosing(true)
    else if (channels.length === 0) void showToast(t('comingSoon'), { time: 'comingSoon' })
    else if (!openExternal(channels[0]?.url)) void showToast(t('urlEmpty'), { kind: 'error', time: 'short' })
  }
  return { channels, choosing, open, close: () => setChoosing(false) }
}
