/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/client-context.ts'
import { createNavigation, type Navigation } from './navigation.ts'
import { LobbyPage } from './lobby-page.tsx'
import { TablePage } from './table-page.tsx'

export async function openLive(context: ClientContext) {
  const navigation = createNavigation(context)
  await navigation.open()
  return <LivePage navigation={navigation} />
}

function LivePage({ navigation }: { navigation: Navigation }) {
  const view = navigation.view.value!
  if ('lobby' in view) return <LobbyPage navigation={navigation} lobby={view.lobby} />
  return (
    <TablePage
      key={view.store.table.game.nodeId}
      store={view.store}
      poll={view.sync.poll}
      showTables={navigation.showTables}
    />
  )
}
