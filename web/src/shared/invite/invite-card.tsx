import { Copy, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './invite-card.module.css'
import buttons from '#shared/member/member-card.module.css'
import { Facts } from '#shared/records/facts.tsx'
import { useCopy } from '#shared/use-copy.ts'

export const invitationUrl = (by: 'referralCode' | 'affiliateCode', code: string) =>
  `${location.origin}${paths.register}?${new URLSearchParams({ [by]: code })}`

export function InviteCard({ code, link }: { code: string; link: string }) {
  const { t } = useTranslation('referral')
  const copy = useCopy()
  return (
    <div className={styles.card}>
      <QrCode text={link} label={t('qr', { code })} />
      <Facts
        facts={[
          { label: t('code'), value: code },
          { label: t('link'), value: link },
        ]}
      />
      <Button wide onClick={() => void copy(link)}>
        <Copy size={18} aria-hidden /> {t('copyLink')}
      </Button>
      <div className={buttons.buttons}>
        <Button variant="secondary" onClick={() => void copy(code)}>
          {t('copyCode')}
        </Button>
        {'share' in navigator && (
          <Button
            variant="secondary"
            onClick={() => void share({ title: t('shareTitle'), text: t('shareText'), url: link })}
          >
            <Share2 size={18} aria-hidden /> {t('share')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Cancelling the system's share sheet is not an error. */
const share = (data: ShareData) => navigator.share(data).catch(() => undefined)
