/** @jsxImportSource preact */
import { Balance } from '../../kit/balance.tsx'
import type { Kit } from '../../kit/kit.ts'
import { SessionLine } from '../../kit/session-line.tsx'

type Props = { kit: Pick<Kit, 'session' | 'money' | 't'>; balance: number }

/** What the player has, how long they have been here, and what came of it. */
export const Purse = ({ kit, balance }: Props) => (
  <div class="purse">
    <Balance amount={balance} />
    <SessionLine kit={kit} />
  </div>
)
