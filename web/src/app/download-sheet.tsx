import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { statusQuery } from '#api/system.queries.ts'
import { openExternal } from '#lib/external.ts'
import { Empty } from '#ui/empty.tsx'
import { ListCard, ListRow } from '#ui/list-row.tsx'
import { Sheet } from '#ui/sheet.tsx'

const names: Record<string, string> = { IOS: 'iPhone · iPad', Android: 'Android', MOBILECONFIG: 'iOS Web Clip' }

/** Where the site's app is downloaded. */
export function DownloadSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const links = useQuery(statusQuery()).data?.info.resources ?? []
  return (
    <Sheet open={open} onClose={onClose} title={t('downloadApp')}>
      {links.length === 0 ? (
        <Empty title={t('comingSoon')} />
      ) : (
        <ListCard>
          {links.map(({ resourceType, url }) => (
            <ListRow
              key={resourceType}
              icon={<Download />}
              title={names[resourceType] ?? resourceType}
              onClick={() => openExternal(url)}
            />
          ))}
        </ListCard>
      )}
    </Sheet>
  )
}
