import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { Facts } from '#shared/records/facts.tsx'
import form from '#shared/forms/form.module.css'
import { Group, Lead } from '#shared/forms/form-layout.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import styles from './withdraw.module.css'

export function TurnoverLeft({ required, actual }: { required: number; actual: number }) {
  const { t } = useTranslation('withdraw')
  const done = required > 0 ? Math.min(100, Math.floor((actual / required) * 100)) : 100
  return (
    <section className={form.form} aria-labelledby="turnover">
      <Group id="turnover">{t('turnoverTitle')}</Group>
      <div
        className={styles.bar}
        style={{ '--done': `${done}%` } as CSSProperties}
        role="progressbar"
        aria-valuenow={done}
        aria-labelledby="turnover"
      />
      <Facts
        facts={[
          {
            label: t('turnoverLeft'),
            value: <Amount value={Math.max(0, required - actual)} />,
            strong: true,
          },
          { label: t('wagered'), value: <Amount value={actual} /> },
          { label: t('wagerRequired'), value: <Amount value={required} /> },
        ]}
      />
      <Lead>{t('turnoverText')}</Lead>
      <ButtonLink to={paths.gameCentre()}>{t('play')}</ButtonLink>
    </section>
  )
}
