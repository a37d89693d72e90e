import type { DepositOrder } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { QrCode } from '#shared/invite/qr-code.tsx'

export function OrderCode({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  const { qrImgUrl, qrImageUrl, walletAddress, redirectUrl, receiverAccount } = order
  const picture = qrImgUrl ?? qrImageUrl
  const text =
    walletAddress ??
    (redirectUrl && receiverAccount === undefined ? new URL(redirectUrl, location.href).href : undefined)
  if (picture) return <img src={picture} alt={t('qrCode')} width={208} height={208} />
  return text ? <QrCode text={text} label={t('qrCode')} /> : null
}
