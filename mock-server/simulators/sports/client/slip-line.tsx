/** @jsxImportSource preact */
import { IconButton } from '../../shared/icon.tsx'
import type { OfDesk } from './desk.ts'
import { icons } from './icons.ts'
import { marketOf, matchName, pickName } from './market.ts'
import { Mark } from './odds-button.tsx'
import type { Line } from './slip.ts'

type Props = OfDesk & { line: Line; isFixed: boolean; remove(): void }

/** A pick on the slip: what it is, its odds, and, where they have moved, what they were when the player agreed. */
export function SlipLine({ desk, line, isFixed, remove }: Props) {
  const { t, language } = desk
  const { match, pick } = line
  const name = pickName(match, pick, desk)
  return (
    <li>
      <div class="what">
        <strong>{name}</strong>
        <span class="meta">
          {t(marketOf(match.sport, pick).name)} · {matchName(match, language)}
        </span>
      </div>
      <span class="end">
        <LineOdds desk={desk} line={line} />
        <IconButton label={t('removePick', { pick: name })} d={icons.cross} isDisabled={isFixed} run={remove} />
      </span>
    </li>
  )
}

function LineOdds({ desk: { t, money, slip }, line }: OfDesk & { line: Line }) {
  const odds = slip.now(line)
  if (odds === undefined) return <span class="state">{t('closed')}</span>
  return (
    <span class="line-odds amount">
      {odds !== line.agreed && (
        <>
          <s>{money.format(line.agreed)}</s> <Mark way={odds > line.agreed ? 'up' : 'down'} />{' '}
        </>
      )}
      <strong>{money.format(odds)}</strong>
    </span>
  )
}
