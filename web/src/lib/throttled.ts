type Line<Answer> = { last: number; next?: Promise<Answer> }

/**
 * Asks for somebody at most once in `ms`: at once where nothing was asked lately, else when that time is over, and then for
 * all who have come meanwhile. So nobody is given an answer from before they asked.
 */
export function throttled<Answer>(ms: number, ask: () => Promise<Answer>) {
  const lines = new WeakMap<object, Line<Answer>>()
  return (whose: object): Promise<Answer> => {
    const line = lines.get(whose) ?? { last: -Infinity }
    lines.set(whose, line)
    const go = () => {
      line.last = performance.now()
      line.next = undefined
      return ask()
    }
    // A clock that was set back makes nobody wait for longer than that.
    const left = Math.min(ms, line.last + ms - performance.now())
    if (line.next || left <= 0) return line.next ?? go()
    return (line.next = new Promise((resolve) => setTimeout(resolve, left)).then(go))
  }
}
