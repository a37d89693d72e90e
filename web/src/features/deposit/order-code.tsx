import type { DepositOrder } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { QrCode } from '#shared/invite/qr-code.tsx'
import { Button } from '#ui/action/button.tsx'
import { encode } from 'uqr'

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

/** Pixels per module: banks' apps read the picture of an address of 200 characters at this size. */
const SCALE = 12
const BORDER = 4

/** Saves a QR code as a PNG file. */
function saveCodePicture(text: string, fileName: string) {
  const { data, size } = encode(text, { border: BORDER })
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * SCALE
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * SCALE, y * SCALE, SCALE, SCALE)
  savePicture(canvas.toDataURL('image/png'), fileName)
}

/** Saves the picture at an address. A browser opens one of another origin instead, where it can be saved. */
function savePicture(address: string, fileName: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
