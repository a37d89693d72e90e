import type { DepositOrder } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { QrCode } from '#shared/invite/qr-code.tsx'
import { Button } from '#ui/action/button.tsx'
import { saveCodePicture, savePicture } from './save-code-picture.ts'

/** The code to scan. It can be saved for the bank's app, because its reader may have only this phone. */
export function OrderCode({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  const picture = order.qrImgUrl ?? order.qrImageUrl
  const text = codeText(order)
  const file = `qr-${order.depositId}.png`
  if (!picture && !text) return null
  const save = () => (picture ? savePicture(picture, file) : saveCodePicture(text!, file))
  return (
    <>
      {picture ? (
        <img src={picture} alt={t('qrCode')} width={208} height={208} />
      ) : (
        <QrCode text={text!} label={t('qrCode')} />
      )}
      <Button variant="secondary" wide onClick={save}>
        {t('savePicture')}
      </Button>
    </>
  )
}

function codeText({ walletAddress, redirectUrl, receiverAccount, defaultPageQr }: DepositOrder): string | undefined {
  if (walletAddress) return walletAddress
  const isPageCode = defaultPageQr === true || receiverAccount === undefined
  return redirectUrl && isPageCode ? new URL(redirectUrl, location.href).href : undefined
}
