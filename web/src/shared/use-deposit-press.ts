import { canDeposit, defaultDialect } from '@longan/sdk'
import type { MouseEvent } from 'react'
import { useMemberType } from '#api/member/member.queries.ts'
import { i18n, loadMessages } from '#i18n/i18n.ts'
import { config } from '#lib/site/config.ts'
import { loadChunk } from '#lib/device/load-chunk.ts'
import { showToast } from '#ui/overlay/toast.ts'

export function useDepositPress(onGo?: () => void) {
  const type = useMemberType()
  return (event: MouseEvent) => {
    if (canDeposit(type, { ...defaultDialect, ...config.dialect })) return onGo?.()
    event.preventDefault()
    void showRefusal().catch(() => undefined)
  }
}

async function showRefusal() {
  await loadChunk(() => loadMessages('member'))
  await showToast(i18n.t('member:realAccountOnly'), { kind: 'error', time: 'freeReject' })
}
