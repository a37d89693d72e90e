import { servicePath } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { statusQuery } from '#api/site/system.queries.ts'
import { openExternal } from '#lib/site/external.ts'
import { showToast } from '#ui/overlay/toast.ts'

/** Customer service: a sheet with several channels, the channel itself if there is one, "coming soon" if there is none. */
export function useService() {
  const { t } = useTranslation()
  const { data } = useQuery(statusQuery())
  const [choosing, setChoosing] = useState<boolean>()
  const channels = data?.info.customerService ?? []

  const openChannel = async (path: string) => {
    const url = await servicePath(path).catch(() => '')
    if (!openExternal(url)) await showToast(t('urlEmpty'), { kind: 'error', time: 'short' })
  }
  const openLink = () => {
    const link = channels.find((channel) => channel.type === 3) ?? channels[0]
    void (link ? openChannel(link.path) : showToast(t('comingSoon'), { time: 'comingSoon' }))
  }
  const open = () => (channels.length > 1 ? setChoosing(true) : openLink())
  return { channels, choosing, open, openLink, openChannel, close: () => setChoosing(false) }
}
