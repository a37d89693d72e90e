/** @jsxImportSource preact */
import { StakeChips } from '../../shared/stake-chips.tsx'
import { addToCart } from './commands.ts'
import { type OfDesk, USUAL_STAKE } from './desk.ts'

const STAKES = [1000, 5000, USUAL_STAKE, 50_000, 100_000, 500_000]

/** The stake, what the choice costs, and the cart. */
export function BetBar({ desk }: OfDesk) {
  const { t, cart, stake, setStake, choice, open, state, placing } = desk
  const inCart = cart.lines().length
  const isEmpty = choice.numbers.value.length === 0
  // What is in the cart may have been taken already: nothing is added to it before that is known.
  const isFixed = placing.isUnknown || placing.isUnderWay
  return (
    <footer class="bar">
      <StakeChips label={t('stakeEach')} stakes={STAKES} stake={stake.value} usual={USUAL_STAKE} onStake={setStake} />
      <Sum desk={desk} />
      <div class="actions">
        <button class="cart" disabled={inCart === 0} data-full={inCart > 0 || undefined} onClick={() => open('cart')}>
          {t('cartCount', { count: inCart })}
        </button>
        <button class="primary" disabled={isEmpty || isFixed || !state.value.isOnSale} onClick={() => addToCart(desk)}>
          {t('add')}
        </button>
      </div>
    </footer>
  )
}

function Sum({ desk: { t, money, stake, choice, said } }: OfDesk) {
  const count = choice.numbers.value.length
  const amounts = { count, price: money.plain(stake.value), total: money.plain(count * stake.value) }
  return (
    <p class="sum amount" role="status">
      {count === 0 ? said.value : t('selection', amounts)}
    </p>
  )
}
