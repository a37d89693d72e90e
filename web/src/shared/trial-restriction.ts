import { isTrial } from '@longan/sdk'
import { i18n, loadMessages } from '#i18n/i18n.ts'
import { showToast } from '#ui/overlay/toast.ts'

export async function showTrialRestriction(type: number) {
  await loadMessages('member')
  const text = i18n.t(isTrial(type) ? 'member:freeReject' : 'member:realAccountOnly')
  await showToast(text, { kind: 'error', time: 'freeReject' })
}
