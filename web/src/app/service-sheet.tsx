import { Headset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ListCard, ListRow } from '#ui/list-row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { useService } from './use-service.ts'

/** The ways to reach customer service. */
export function ServiceSheet({ service }: { service: ReturnType<typeof useService> }) {
  const { t } = useTranslation()
  const choose = (path: string) => {
    service.close()
    void service.openChannel(path)
  }
  return (
    <Sheet open={Boolean(service.choosing)} onClose={service.close} title={t('serviceChannels')}>
      <ListCard>
        {service.channels.map(({ title, path }) => (
          <ListRow key={path} icon={<Headset />} title={title} onClick={() => choose(path)} />
        ))}
      </ListCard>
    </Sheet>
  )
}
