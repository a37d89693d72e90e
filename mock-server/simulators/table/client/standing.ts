import type { Calls } from '../../shared/call.ts'
import type { HandOnWire, TableOnWire, TableStateOnWire } from '../rules/table.routes.ts'

/** How the table stands on the server, and what became of the hand `mine` if no hand waits there any more. */
export async function standingAt(
  calls: Calls,
  mine: string | undefined,
): Promise<{ state: TableStateOnWire; ended?: HandOnWire | undefined }> {
  const { state } = await calls.open<TableOnWire>('/partners/table/open')
  if (state.hand || !mine) return { state }
  const { hands } = await calls.get<{ hands: HandOnWire[] }>('/partners/table/history')
  return { state, ended: hands.find(({ orderNo }) => orderNo === mine) }
}
