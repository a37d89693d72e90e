import { MessagesSquare, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { config } from '#lib/site/config.ts'
import { paths } from '#lib/site/paths.ts'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'

/** Who helps people who play too much, and the customer service. */
export function HelpContacts() {
  const { t } = useTranslation('responsible')
  return (
    <ListCard label={t('help')}>
      {config.helpContacts.map(({ name, address }) => (
        <a key={address} href={address} rel="noreferrer">
          <ListRow icon={<Phone />} title={name} text={address.replace(/^(?:tel:|mailto:|https:\/\/)/, '')} />
        </a>
      ))}
      <ListRow to={paths.message} icon={<MessagesSquare />} title={t('contactUs')} text={t('contactUsText')} />
    </ListCard>
  )
}
