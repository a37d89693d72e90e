/** @jsxImportSource preact */
import { IconButton } from '../../../shared/icon.tsx'
import type { StoreProps } from '../game-store.ts'
import { icons } from '../icons.ts'
import { marketOf, matchName, pickName } from '../market.ts'
import { MoveMark } from '../odds/odds-button.tsx'
import type { Line } from './slip.ts'

type Props = StoreProps & { line: Line; isFixed: boolean; remove(): void }

export function SlipLine({ store, line, isFixed, remove }: Props) {
  const { t, language } = store
  const { match, pick } = line
  const name = pickName(match, pick, store)
  return (
    <li>
      <div class="what">
        <strong>{name}</strong>
        <span class="meta">
          {t(marketOf(match.sport, pick).name)} · {matchName(match, language)}
        </span>
      </div>
      <span class="end">
        <LineOdds store={store} line={line} />
        <IconButton label={t('removePick', { pick: name })} d={icons.cross} isDisabled={isFixed} run={remove} />
      </span>
    </li>
  )
}

function LineOdds({ store: { t, money, slip }, line }: StoreProps & { line: Line }) {
  const odds = slip.now(line)
  if (odds === undefined) return <span class="state">{t('closed')}</span>
  return (
    <span class="line-odds amount">
      {odds !== line.agreed && (
        <>
          <s>{money.format(line.agreed)}</s> <MoveMark direction={odds > line.agreed ? 'up' : 'down'} />{' '}
        </>
      )}
      <strong>{money.format(odds)}</strong>
    </span>
  )
}
