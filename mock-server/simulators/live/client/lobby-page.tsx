/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks'
import { Choices } from '../../shared/choices.tsx'
import { Notice } from '../../shared/notice.tsx'
import { SoundSwitch } from '../../shared/sound-switch.tsx'
import { useTitle } from '../../shared/use-title.ts'
import type { LobbyOnWire } from '../rules/live.routes.ts'
import { BeadDot } from './board.tsx'
import type { House } from './house.ts'
import { emblem, lookOf } from './pictures.ts'
import { Purse } from './purse.tsx'
import { beadOf } from './road.ts'
import type { Kind } from './announcements.ts'

type OfLobby = { house: House; lobby: LobbyOnWire }
type Filter = Kind | 'all'

/** The tables of a house; one of a kind, or all. */
export function LobbyPage({ house, lobby }: OfLobby) {
  const { t, problem } = house
  const [kind, choose] = useState<Filter>('all')
  const kinds = [...new Set(lobby.tables.map((table) => table.kind as Kind))]
  const shown = lobby.tables.filter((table) => kind === 'all' || table.kind === kind)
  useTitle(lobby.name[house.kit.frame.language])
  useLayoutEffect(() => renewing(house, lobby), [house, lobby, problem.value])
  return (
    <>
      <Notice problem={problem.value} />
      <main class="lobby">
        <header class="top">
          <div class="who">
            <h1>{lobby.name[house.kit.frame.language]}</h1>
            <p class="meta">
              <span class="demo">{t('demo')}</span> {t('tables')}
            </p>
          </div>
          <SoundSwitch />
        </header>
        <Purse kit={house.kit} balance={lobby.balance} />
        {kinds.length > 1 && (
          <Choices<Filter>
            class="rail"
            label={t('kinds')}
            values={['all', ...kinds]}
            chosen={kind}
            write={(one) => t(one)}
            choose={choose}
          />
        )}
        <ul class="tables">
          {shown.map((table) => (
            <TableRow key={table.nodeId} house={house} table={table} />
          ))}
        </ul>
        <p class="small-print">{t('lobbyAbout')}</p>
        <p class="small-print">{t('playMoney')}</p>
      </main>
    </>
  )
}

type OfTable = { house: House; table: LobbyOnWire['tables'][number] }

function TableRow({ house: { t, kit, toTable }, table }: OfTable) {
  const { nodeId, names, kind, minStake, latest } = table
  const { language } = kit.frame
  return (
    <li>
      <button class="door" onClick={() => toTable(nodeId)}>
        <img src={emblem(kind, lookOf(table))} alt="" />
        <span class="what">
          <strong>{names[language]}</strong>
          <span class="meta">
            {t(kind as Kind)} · {t('atLeast', { amount: kit.money.plain(minStake) })}
          </span>
          <span class="beads" aria-hidden="true">
            {latest.map((dealt) => (
              <BeadDot key={dealt.round.index} bead={beadOf(dealt, language)} />
            ))}
          </span>
        </span>
      </button>
    </li>
  )
}

const AFTER = 500
const SOON = 4000

/** Looks at the tables again when their next round begins; sooner, when that has failed. */
function renewing({ toTables, problem }: House, { now, round }: LobbyOnWire) {
  const timer = setTimeout(toTables, problem.value ? SOON : round.nextAt - now + AFTER)
  return () => clearTimeout(timer)
}
