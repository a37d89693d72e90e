import { Headset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ServiceChannel } from '#api/system.queries.ts'
import { openExternal } from '#lib/external.ts'
import { ListCard, ListRow } from '#ui/list-row.tsx'
import { Sheet } from '#ui/sheet.tsx'

type ServiceSheetProps = { open: boolean; onClose: () => void; channels: ServiceChannel[] }

/** The ways to reach customer service. */
export function ServiceSheet({ open, onClose, channels }: ServiceSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet open={open} onClose={onClose} title={t('serviceChannels')}>
      <ListCard>
        {channels.map((channel) => (
          <ListRow
            key={channel.title + channel.url}
            icon={<Headset />}
            title={channel.title}
            onClick={() => openExternal(channel.url) && onClose()}
          />
        ))}
      </ListCard>
    </Sheet>
  )
}
