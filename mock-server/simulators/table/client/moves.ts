import type { Calls } from '../../shared/call.ts'
import { createCommand } from '../../shared/command.ts'
import type { TableStateOnWire } from '../rules/table.routes.ts'

/** What a player may do at a card table. */
export function createMoves(calls: Calls) {
  const move = <Input extends Record<string, unknown>>(name: string) =>
    createCommand<Input, TableStateOnWire>(calls, `/partners/table/${name}`, ['hand', 'balance'])
  return { deal: move<{ stake: number }>('deal'), draw: move('draw'), show: move('show') }
}
