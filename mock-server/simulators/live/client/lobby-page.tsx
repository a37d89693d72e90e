/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks'
import { Choices } from '../../shared/bets/choices.tsx'
import { Notice } from '../../shared/notice.tsx'
import { SoundSwitch } from '../../shared/sound/sound-switch.tsx'
import { titleClass, useTitle } from '../../shared/use-title.ts'
import type { LobbyResponse } from '../rules/live.routes.ts'
import { BeadDot } from './boards/board.tsx'
import type { Navigation } from './navigation.ts'
import { emblem, lookOf } from './pictures.ts'
import { Wallet } from './wallet.tsx'
import { beadOf } from './boards/road.ts'
import type { Kind } from './announcements.ts'

type LobbyProps = { navigation: Navigation; lobby: LobbyResponse }
type Filter = Kind | 'all'

export function LobbyPage({ navigation, lobby }: LobbyProps) {
  const { t, problem } = navigation
  const [kind, choose] = useState<Filter>('all')
  const kinds = [...new Set(lobby.tables.map((table) => table.kind as Kind))]
  const visibleTables = lobby.tables.filter((table) => kind === 'all' || table.kind === kind)
  useTitle(lobby.name[navigation.context.frame.language])
  useLayoutEffect(() => scheduleRefresh(navigation, lobby), [navigation, lobby, problem.value])
  return (
    <>
      <Notice problem={problem.value} />
      <main class="lobby">
        <header class="top">
          <div class="who">
            <h1 class={titleClass()}>{lobby.name[navigation.context.frame.language]}</h1>
            <p class="meta">
              <span class="demo">{t('demo')}</span> {t('tables')}
            </p>
          </div>
          <SoundSwitch />
        </header>
        <Wallet context={navigation.context} balance={lobby.balance} />
        {kinds.length > 1 && (
          <Choices<Filter>
            class="rail"
            label={t('kinds')}
            values={['all', ...kinds]}
            selected={kind}
            format={(one) => t(one)}
            onChoose={choose}
          />
        )}
        <ul class="tables">
          {visibleTables.map((table) => (
            <TableRow key={table.nodeId} navigation={navigation} table={table} />
          ))}
        </ul>
        <p class="small-print">{t('lobbyAbout')}</p>
      </main>
    </>
  )
}

type TableRowProps = { navigation: Navigation; table: LobbyResponse['tables'][number] }

function TableRow({ navigation: { t, context, showTable }, table }: TableRowProps) {
  const { nodeId, names, kind, minStake, latest } = table
  const { language } = context.frame
  return (
    <li>
      <button class="table-link" onClick={() => showTable(nodeId)}>
        <img src={emblem(kind, lookOf(table))} alt="" />
        <span class="what">
          <strong>{names[language]}</strong>
          <span class="meta">
            {t(kind as Kind)} · {t('atLeast', { amount: context.money.plain(minStake) })}
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

const REFRESH_DELAY = 500
const RETRY_DELAY = 4000

/** Reloads the tables when their next round begins, or after a shorter delay if that has failed. */
function scheduleRefresh({ showTables, problem }: Navigation, { now, round }: LobbyResponse) {
  const timer = setTimeout(showTables, problem.value ? RETRY_DELAY : round.nextAt - now + REFRESH_DELAY)
  return () => clearTimeout(timer)
}
