/** A hand has certainly been shown so long after its deadline, ms. */
const GRACE = 400

/** The remaining time of a hand, in the page's time. */
export class HandTimeout {
  #endsAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Calls `then` after `left` ms and a grace period. */
  start(left: number, then: () => void) {
    this.stop()
    this.#endsAt = performance.now() + left
    this.#timer = setTimeout(then, left + GRACE)
  }

  stop = () => clearTimeout(this.#timer)

  secondsLeft = () => Math.max(0, Math.ceil((this.#endsAt - performance.now()) / 1000))
}
