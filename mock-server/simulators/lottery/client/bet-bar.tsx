/** @jsxImportSource preact */
import { StakeChips } from '../../shared/stake-chips.tsx'
import { addToCart } from './commands.ts'
import { type StoreProps, DEFAULT_STAKE } from './game-store.ts'

const STAKES = [1000, 5000, DEFAULT_STAKE, 50_000, 100_000, 500_000]

export function BetBar({ store }: StoreProps) {
  const { t, cart, stake, setStake, choice, open, state, placing } = store
  const inCart = cart.lines().length
  const isEmpty = choice.numbers.value.length === 0
  // The cart may have been accepted already: nothing is added before the outcome is known.
  const isFixed = placing.isUnknown || placing.isPending
  return (
    <footer class="bar">
      <StakeChips
        label={t('stakeEach')}
        stakes={STAKES}
        stake={stake.value}
        defaultStake={DEFAULT_STAKE}
        onStake={setStake}
      />
      <Sum store={store} />
      <div class="actions">
        <button class="cart" disabled={inCart === 0} data-full={inCart > 0 || undefined} onClick={() => open('cart')}>
          {t('cartCount', { count: inCart })}
        </button>
        <button class="primary" disabled={isEmpty || isFixed || !state.value.isOnSale} onClick={() => addToCart(store)}>
          {t('add')}
        </button>
      </div>
    </footer>
  )
}

function Sum({ store: { t, money, stake, choice, message } }: StoreProps) {
  const count = choice.numbers.value.length
  const amounts = { count, price: money.plain(stake.value), total: money.plain(count * stake.value) }
  return (
    <p class="sum amount" role="status">
      {count === 0 ? message.value : t('selection', amounts)}
    </p>
  )
}
