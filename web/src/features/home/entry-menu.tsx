import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery, type Category } from '#api/games.queries.ts'
import { lobbyOf, useOpenGame } from '#shared/open-game.ts'
import { useLanguage } from '#i18n/use-language.ts'
import type { Words } from '#i18n/words.ts'
import { Chips } from '#ui/chips.tsx'

const always = ['HOT', 'RNG', 'FISH', 'PVP', 'LIVE']
const notHere = ['FB', 'LOTT', 'ELOTT']

/** The categories of the home page: the fixed ones first, the others as the vendors are sorted. */
export const homeOrder = (categories: readonly Category[] = []) => [
  ...always,
  ...categories.map(({ code }) => code).filter((code) => ![...always, ...notHere].includes(code)),
]

/** Switches the tab; a category with a single vendor opens that vendor at once. */
export function EntryMenu({ current, onShow }: { current: string; onShow: (code: string) => void }) {
  const { t } = useTranslation(['home', 'lobby'])
  const { data } = useQuery(categoriesQuery(useLanguage()))
  const open = useOpenGame()
  const choose = (code: string) => {
    const vendors = data?.categories.find((category) => category.code === code)?.vendors ?? []
    const only = vendors.length === 1 && !always.includes(code) ? vendors[0] : undefined
    if (only) open(lobbyOf(only))
    else onShow(code)
  }
  const choices = homeOrder(data?.categories).map((value) => ({ value, label: t(`lobby:${value as GameWord}`) }))
  return <Chips label={t('entryMenu')} choices={choices} value={current} onChange={choose} />
}

type GameWord = keyof Words['lobby'] & string
