import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { statusQuery } from '#api/site/system.queries.ts'
import { platformOf } from '#lib/device/platform.ts'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { DownloadOptions } from './download-options.tsx'

export function DownloadSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const links = useQuery(statusQuery()).data?.info.resources ?? []
  return (
    <Sheet open={open} onClose={onClose} title={t('downloadApp')}>
      <Suspense fallback={<RowSkeletons count={2} height={56} />}>
        <DownloadOptions links={links} platform={platformOf(navigator)} />
      </Suspense>
    </Sheet>
  )
}
