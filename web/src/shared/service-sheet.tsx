import { Headset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { useService } from './use-service.ts'

type ServiceSheetProps = { open: boolean; onClose: () => void; service: ReturnType<typeof useService> }

export function ServiceSheet({ open, onClose, service }: ServiceSheetProps) {
  const { t } = useTranslation()
  const choose = (path: string) => {
    onClose()
    void service.openChannel(path)
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('serviceChannels')}>
      <ListCard>
        {service.channels.map(({ title, path }) => (
          <ListRow key={path} icon={<Headset />} title={title} onClick={() => choose(path)} />
        ))}
      </ListCard>
    </Sheet>
  )
}
