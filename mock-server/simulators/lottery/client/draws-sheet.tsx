/** @jsxImportSource preact */
import type { Draw } from '@longan/sdk'
import { HistoryList, type Page } from '../../shared/history-list.tsx'
import { Icon } from '../../shared/icon.tsx'
import { Balls } from './balls.tsx'
import type { StoreProps } from './game-store.ts'
import { GameSheet } from './game-sheet.tsx'
import { icons } from './icons.ts'
import { formatRound } from './round.tsx'

export function DrawsSheet({ store, close }: StoreProps & { close(): void }) {
  const { t, table, calls, seat, versions } = store
  return (
    <GameSheet store={store} title={`${t('history')} · ${table.value.game.name}`} onClose={close}>
      <HistoryList
        load={(page) => calls.get<Page<Draw>>('/partners/lottery/draws', { ...seat(), page: String(page) })}
        row={(draw) => <DrawRow store={store} draw={draw} />}
        empty={t('noDraws')}
        version={versions.draws.value}
      />
    </GameSheet>
  )
}

const DrawRow = ({ store: { t }, draw: { numero, winningNumber, prizes = [] } }: StoreProps & { draw: Draw }) => (
  <li>
    <details>
      <summary>
        <span class="meta">{formatRound(numero)}</span>
        <Balls number={winningNumber} isSmall />
        <Icon d={icons.down} />
      </summary>
      <table>
        <tbody>
          {prizes.map(({ prize, numbers }) => (
            <tr key={prize}>
              <th scope="row">{t(prize)}</th>
              <td class="amount">{numbers.join('  ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  </li>
)
