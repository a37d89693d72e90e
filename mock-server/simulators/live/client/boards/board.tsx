/** @jsxImportSource preact */
import type { DealtResponse } from '../../rules/live.simulator.ts'
import type { GameStore, StoreProps } from '../game-store.ts'
import { type Bead, beadOf, bigRoad, hasSides, ROWS } from './road.ts'

const STRIP = 14

export const BeadDot = ({ bead, ties = 0 }: { bead: Bead; ties?: number }) => (
  <i
    class="bead amount"
    data-tone={bead.tone}
    data-ties={ties || undefined}
    data-long={bead.mark.length > 2 || undefined}
  >
    {bead.mark}
  </i>
)

export function Strip({ store }: StoreProps) {
  const { t, results, frame, open } = store
  const latest = results.value.slice(0, STRIP)
  return (
    <button class="strip" onClick={() => open('board')}>
      <span class="meta">{t('latest')}</span>
      <span class="visually-hidden">, {newestFirst(store, latest)}</span>
      <span class="beads" aria-hidden="true">
        {latest.map((dealt) => (
          <BeadDot key={dealt.round.index} bead={beadOf(dealt, frame.language)} />
        ))}
      </span>
    </button>
  )
}

const newestFirst = ({ t, nameOf }: GameStore, latest: DealtResponse[]) =>
  t('newestFirst', { names: latest.map((dealt) => nameIn({ nameOf }, dealt)).join(', ') })

const nameIn = ({ nameOf }: Pick<GameStore, 'nameOf'>, { result, winners }: DealtResponse) =>
  'number' in result ? String(result.number) : nameOf(winners[0]!)

export function Board({ store }: StoreProps) {
  const { t, results, frame } = store
  const oldestFirst = results.value.toReversed()
  const beads = oldestFirst.map((dealt) => beadOf(dealt, frame.language))
  const isSided = oldestFirst.length > 0 && hasSides(oldestFirst[0]!)
  return (
    <>
      <p class="meta">{t('oldestFirst', { count: beads.length })}</p>
      <Counts store={store} />
      {isSided && <BigRoad title={t('bigRoad')} beads={beads} />}
      <h3>{t('beadRoad')}</h3>
      <div class="road" role="img" aria-label={newestFirst(store, results.value)} style={rows}>
        {beads.map((bead, index) => (
          <BeadDot key={index} bead={bead} />
        ))}
      </div>
      <p class="meta">{t('noOmen')}</p>
    </>
  )
}

const rows = { gridTemplateRows: `repeat(${ROWS}, auto)` }

function BigRoad({ title, beads }: { title: string; beads: Bead[] }) {
  return (
    <>
      <h3>{title}</h3>
      <div class="road" role="img" aria-label={title} style={rows}>
        {bigRoad(beads).map(({ bead, column, row, ties }) => (
          <span key={`${column},${row}`} style={{ gridColumn: column + 1, gridRow: row + 1 }}>
            <BeadDot bead={bead} ties={ties} />
          </span>
        ))}
      </div>
    </>
  )
}

function Counts({ store }: StoreProps) {
  const counts = new Map<string, number>()
  for (const dealt of store.results.value)
    for (const pick of dealt.winners) if (!/^\d/.test(pick)) counts.set(pick, (counts.get(pick) ?? 0) + 1)
  return (
    <ul class="counts">
      {[...counts].map(([pick, count]) => (
        <li key={pick}>
          {store.nameOf(pick)} <b class="amount">{count}</b>
        </li>
      ))}
    </ul>
  )
}
