export class HarProblem extends Error {}

const QUOTE = '"'
const BACKSLASH = '\\'

/**
 * Yields the texts of the entries of a HAR, which is read in parts: a recording of an afternoon has hundreds of megabytes, and an entry a few. Throws a
 * HarProblem that names the entry at which the file is broken.
 */
export async function* readEntries(parts: AsyncIterable<string>): AsyncGenerator<string> {
  const scanner = new BracketScanner()
  let entry = ''
  let count = 0
  for await (const part of parts) {
    let start = 0
    for (let at = 0; at < part.length; at++) {
      const step = scanner.read(part[at]!)
      if (step === 'begin') start = at
      if (step !== 'end') continue
      yield entry + part.slice(start, at + 1)
      count++
      entry = ''
    }
    if (scanner.isInEntry()) entry += part.slice(start)
  }
  scanner.finish(count + 1)
}

/** Depths of brackets at which the parts of a HAR are: `{ log: { entries: [ entry ] } }`. */
const LOG = 2
const ENTRIES = 3

/** Follows the brackets of JSON, a character at a time, and returns where an entry begins and ends. */
class BracketScanner {
  private depth = 0
  private isText = false
  private isEscaped = false
  private text = ''
  /** The last text at the depth of `log`, where it is the name of a field. */
  private name = ''
  private isInEntries = false
  private hasEntries = false

  isInEntry(): boolean {
    return this.isInEntries && this.depth > ENTRIES
  }

  read(character: string): 'begin' | 'end' | undefined {
    if (this.isText) return this.readText(character)
    if (character === QUOTE) {
      this.isText = true
      this.text = ''
    } else if (character === '{' || character === '[') return this.open(character)
    else if (character === '}' || character === ']') return this.close()
    return undefined
  }

  finish(entry: number): void {
    if (this.depth > 0 || this.isText) throw new HarProblem(`ends in the middle, at entry ${entry}`)
    if (!this.hasEntries) throw new HarProblem('is not a HAR: it has no list log.entries')
  }

  private readText(character: string): undefined {
    if (this.isEscaped) this.isEscaped = false
    else if (character === BACKSLASH) this.isEscaped = true
    else if (character === QUOTE) {
      this.isText = false
      if (this.depth === LOG) this.name = this.text
    } else if (this.depth === LOG && this.text.length < 20) this.text += character
  }

  private open(character: string) {
    this.depth++
    if (character === '[' && this.depth === ENTRIES) this.isInEntries = this.name === 'entries'
    if (this.isInEntries) this.hasEntries = true
    return this.isInEntries && this.depth === ENTRIES + 1 ? 'begin' : undefined
  }

  private close() {
    this.depth--
    if (this.depth < 0) throw new HarProblem('is not a HAR: a bracket is closed that was not opened')
    const isEnd = this.isInEntries && this.depth === ENTRIES
    if (this.depth === LOG) this.isInEntries = false
    return isEnd ? 'end' : undefined
  }
}
