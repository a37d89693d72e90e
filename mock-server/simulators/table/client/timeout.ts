/** A hand has certainly been shown so long after its deadline, ms. */
const GRACE = 400

export class HandTimeout {
  #endsAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  start(left: number, then: () => void) {
    this.stop()
    this.#endsAt = performance.now() + left
    this.#timer = setTimeout(then, left + GRACE)
  }

  stop = () => clearTimeout(this.#timer)

  secondsLeft = () => Math.max(0, Math.ceil((this.#endsAt - performance.now()) / 1000))
}
