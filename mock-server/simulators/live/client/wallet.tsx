/** @jsxImportSource preact */
import { Balance } from '../../shared/bets/balance.tsx'
import type { ClientContext } from '../../shared/client-context.ts'
import { SessionLine } from '../../shared/bets/session-line.tsx'

type Props = { context: Pick<ClientContext, 'session' | 'money' | 't'>; balance: number }

export const Wallet = ({ context, balance }: Props) => (
  <div class="wallet">
    <Balance amount={balance} />
    <SessionLine context={context} />
  </div>
)
