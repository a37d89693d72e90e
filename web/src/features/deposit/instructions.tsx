import { useLanguage } from '#i18n/i18n.ts'
import { QrCode } from '#shared/invite/qr-code.tsx'
import { Button } from '#ui/action/button.tsx'
import { encode } from 'uqr'
import type { DepositOrder } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { formatDecimal, formatMoney } from '#lib/money/money.ts'
import { Fields, Group } from '#shared/forms/form-layout.tsx'
import { Facts } from '#shared/records/facts.tsx'

/** The code to scan. It can be saved for the bank's app, because its reader may have only this phone. */
function OrderCode({ order }: { order: DepositOrder }) {
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

const COIN_DECIMALS = 8

export function Instructions({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  const language = useLanguage()
  const { amount, status, receiverName, receiverAccount, bankChName, bankBranch, walletAddress, sourceAmount } = order
  const transferNote = order.remarks ?? order.refCode
  const isBankTransfer = receiverAccount !== undefined || receiverName !== undefined
  if (status !== 'created' && status !== 'awaiting') return null
  const isCrypto = sourceAmount !== undefined
  return (
    <Fields aria-label={t('howToPay')}>
      <Group>{t('howToPay')}</Group>
      <OrderCode order={order} />
      <Facts
        facts={[
          !isCrypto &&
            bankChName !== undefined && {
              label: t('bank'),
              value: [bankChName, bankBranch].filter(Boolean).join(', '),
            },
          receiverName !== undefined && { label: t('receiver'), value: receiverName, copy: receiverName },
          receiverAccount !== undefined && {
            label: t('account'),
            value: receiverAccount,
            copy: receiverAccount,
            strong: true,
          },
          walletAddress !== undefined && {
            label: t('address'),
            value: walletAddress,
            copy: walletAddress,
            strong: true,
          },
          isCrypto && {
            label: t('youSend'),
            value: [formatDecimal(sourceAmount, language, { max: COIN_DECIMALS }), bankChName]
              .filter(Boolean)
              .join(' '),
            copy: formatDecimal(sourceAmount, 'EN', { max: COIN_DECIMALS, grouped: false }),
            strong: true,
          },
          isBankTransfer && {
            label: t('amount'),
            value: formatMoney(amount, language),
            copy: String(amount),
            strong: true,
          },
          isBankTransfer &&
            transferNote !== undefined && {
              label: t('transferMessage'),
              value: transferNote,
              copy: transferNote,
              strong: true,
            },
        ]}
      />
      {isBankTransfer && <p>{t('transferMessageHint')}</p>}
      {walletAddress !== undefined && <p>{t('addressHint')}</p>}
    </Fields>
  )
}
