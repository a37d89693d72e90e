import type { Calls } from '../../shared/calls.ts'
import { createCommand } from '../../shared/command.ts'
import type { TableStateResponse } from '../rules/table.routes.ts'

export function createMoves(calls: Calls) {
  const move = <Input extends Record<string, unknown>>(name: string) =>
    createCommand<Input, TableStateResponse>(calls, `/partners/table/${name}`, ['hand', 'balance'])
  return { deal: move<{ stake: number }>('deal'), draw: move('draw'), show: move('show') }
}
