/** @jsxImportSource preact */
import { Balance } from '../../shared/balance.tsx'
import type { ClientContext } from '../../shared/kit.ts'
import { SessionLine } from '../../shared/session-line.tsx'

type Props = { kit: Pick<ClientContext, 'session' | 'money' | 't'>; balance: number }

/** What the player has, how long they have been here, and what came of it. */
export const Purse = ({ kit, balance }: Props) => (
  <div class="purse">
    <Balance amount={balance} />
    <SessionLine kit={kit} />
  </div>
)
