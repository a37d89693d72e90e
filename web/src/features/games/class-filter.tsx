import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { classesIn, gameTypesQuery } from '#api/games/game-types.queries.ts'
import { i18n } from '#i18n/i18n.ts'
import { Chips } from '#ui/action/chips.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'

type ClassFilterProps = {
  category: string | undefined
  vassalage: string | undefined
  value: string
  onChange: (gameClass: string) => void
}

export function ClassFilter({ category, vassalage, value, onChange }: ClassFilterProps) {
  const { t } = useTranslation('games')
  const { data, isPending } = useQuery(gameTypesQuery())
  const classes = data ? classesIn(data, { category, vassalage }).filter(isNamed) : []
  // Only slots always have classes, so only they get a placeholder.
  if (isPending && category === 'RNG') return <Skeleton height={50} />
  if (classes.length < 2 && !value) return null
  const choices = classes.map((one) => ({ value: one, label: t(nameOf(one)) }))
  return (
    <Chips
      label={t('classFilter')}
      choices={[{ value: '', label: t('all') }, ...choices]}
      value={value}
      onChange={onChange}
    />
  )
}

const nameOf = (gameClass: string) => `class_${gameClass}` as 'class_JP'

const isNamed = (gameClass: string) => i18n.exists(nameOf(gameClass), { ns: 'games' })
