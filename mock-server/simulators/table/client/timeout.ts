/** So long after its time a hand has surely been shown, ms. */
const GRACE = 400

/** How long a table still waits for its player, in the page's own time. */
export class Patience {
  #endsAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Waits for `left` ms, then does what the player has not done. */
  begin(left: number, then: () => void) {
    this.end()
    this.#endsAt = performance.now() + left
    this.#timer = setTimeout(then, left + GRACE)
  }

  end = () => clearTimeout(this.#timer)

  secondsLeft = () => Math.max(0, Math.ceil((this.#endsAt - performance.now()) / 1000))
}
