import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { categoriesQuery, type Category } from '#api/games/games.queries.ts'
import { lobbyOf, useOpenGame } from '#shared/open-game.ts'
import type { Messages } from '#i18n/messages.ts'
import { Chips } from '#ui/action/chips.tsx'

const fixedCategories = ['HOT', 'RNG', 'FISH', 'PVP', 'LIVE']
const excludedCategories = ['FB', 'LOTT', 'ELOTT']

/** The codes of home in their order; until the categories are known, the fixed ones. A fixed one that the site does not have is left out. */
export const homeOrder = (categories?: readonly Category[]) => [
  ...fixedCategories.filter((code) => code === 'HOT' || !categories || categories.some((one) => one.code === code)),
  ...(categories ?? [])
    .map(({ code }) => code)
    .filter((code) => ![...fixedCategories, ...excludedCategories].includes(code)),
]

export function EntryMenu({ current, onShow }: { current: string; onShow: (code: string) => void }) {
  const { t } = useTranslation(['home', 'lobby'])
  const { data } = useQuery(categoriesQuery(useLanguage()))
  const open = useOpenGame()
  const findOnlyVendor = (code: string) => {
    const vendors = data?.categories.find((category) => category.code === code)?.vendors ?? []
    return vendors.length === 1 && !fixedCategories.includes(code) ? vendors[0] : undefined
  }
  const choose = (code: string) => {
    const onlyVendor = findOnlyVendor(code)
    if (onlyVendor) open(lobbyOf(onlyVendor))
    else onShow(code)
  }
  const choices = homeOrder(data?.categories).map((value) => ({
    value,
    label: t(`lobby:${value as LobbyKey}`),
    isLink: Boolean(findOnlyVendor(value)),
  }))
  return <Chips label={t('entryMenu')} choices={choices} value={current} onChange={choose} />
}

type LobbyKey = keyof Messages['lobby'] & string
