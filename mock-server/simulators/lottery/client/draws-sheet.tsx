/** @jsxImportSource preact */
import type { Draw } from '@longan/sdk'
import { HistoryList, type Page } from '../../shared/history-list.tsx'
import { Icon } from '../../shared/icon.tsx'
import { Balls } from './balls.tsx'
import type { OfDesk } from './desk.ts'
import { DeskSheet } from './desk-sheet.tsx'
import { icons } from './icons.ts'
import { shortOf } from './round.tsx'

/** What was drawn before; a row opens to all of its prizes. */
export function DrawsSheet({ desk, close }: OfDesk & { close(): void }) {
  const { t, table, calls, seat, editions } = desk
  return (
    <DeskSheet desk={desk} title={`${t('history')} · ${table.value.game.name}`} onClose={close}>
      <HistoryList
        load={(page) => calls.get<Page<Draw>>('/partners/lottery/draws', { ...seat(), page: String(page) })}
        row={(draw) => <DrawRow desk={desk} draw={draw} />}
        empty={t('noDraws')}
        edition={editions.draws.value}
      />
    </DeskSheet>
  )
}

const DrawRow = ({ desk: { t }, draw: { numero, winningNumber, prizes = [] } }: OfDesk & { draw: Draw }) => (
  <li>
    <details>
      <summary>
        <span class="meta">{shortOf(numero)}</span>
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
