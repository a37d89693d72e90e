import type { Calls } from '../../shared/calls.ts'
import type { HandResponse, TableResponse, TableStateResponse } from '../rules/table.routes.ts'

export async function loadTable(
  calls: Calls,
  orderNo: string | undefined,
): Promise<{ state: TableStateResponse; ended?: HandResponse | undefined }> {
  const { state } = await calls.open<TableResponse>('/partners/table/open')
  if (state.hand || !orderNo) return { state }
  const { hands } = await calls.get<{ hands: HandResponse[] }>('/partners/table/history')
  return { state, ended: hands.find((hand) => hand.orderNo === orderNo) }
}
