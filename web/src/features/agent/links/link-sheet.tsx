import { type AffiliateUrl } from './affiliate-url.ts'
import { api } from '#api/gateway.ts'
import { deleteAffiliateUrl } from '@longan/react-query/affiliates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { formatPercent } from '#lib/money/typed-money.ts'
import { InviteCard, invitationUrl } from '#shared/invite/invite-card.tsx'
import { useProductName } from '#shared/product-name.ts'
import { Facts } from '#shared/records/facts.tsx'
import { usePress } from '#shared/use-press.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog, Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'

export function LinkSheet({ url, onClose }: { url: AffiliateUrl | undefined; onClose: () => void }) {
  const productName = useProductName()
  const language = useLanguage()
  const rebates = url?.rebates.filter(({ rebateRate }) => rebateRate > 0) ?? []
  return (
    <Sheet open={url !== undefined} onClose={onClose} title={url?.affiliateCode ?? ''}>
      {url && (
        <>
          <InviteCard code={url.affiliateCode} link={invitationUrl('affiliateCode', url.affiliateCode)} />
          <Facts
            facts={rebates.map(({ productType, rebateRate }) => ({
              label: productName(productType),
              value: formatPercent(rebateRate, language),
            }))}
          />
          <Deletion url={url} onDone={onClose} />
        </>
      )}
    </Sheet>
  )
}

function Deletion({ url, onDone }: { url: AffiliateUrl; onDone: () => void }) {
  const { t } = useTranslation(['agent', 'app'])
  const [isConfirming, setConfirming] = useState(false)
  const { press, isPending } = usePress(deleteAffiliateUrl.mutationOptions(api), () => {
    void showToast(t('linkDeleted'), { kind: 'success' })
    onDone()
  })
  const confirm = () => {
    setConfirming(false)
    press({ input: url.affiUrlId })
  }
  return (
    <>
      <Button variant="danger" wide busy={isPending} onClick={() => setConfirming(true)}>
        {t('deleteLink')}
      </Button>
      <Dialog
        urgent
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('confirmDeleteLink')}
        text={t('deleteLinkText')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              {t('app:cancel')}
            </Button>
            <Button variant="danger" onClick={confirm}>
              {t('deleteLink')}
            </Button>
          </>
        }
      />
    </>
  )
}
