/** Maximum size of a response, bytes. */
export const MAX_BYTES = 4000
/** A page has room for the sentence that names the next one. */
const MAX_PAGE = 3500
const MAX_PAGES = 300
const WIDTH = 160

/** Returns JSON with a line for each entry that is short enough, so that pages end between entries. */
export function formatJson(value: unknown, indent = ''): string {
  const compact = JSON.stringify(value) ?? 'null'
  if (compact.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return compact
  const inner = `${indent} `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const lines = Array.isArray(value)
    ? value.map((one) => inner + formatJson(one, inner))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([name, one]) => `${inner}${JSON.stringify(name)}: ${formatJson(one, inner)}`)
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

const sizeOf = (text: string) => new TextEncoder().encode(text).length

/** Cuts a text into pages between its lines; only a line that is longer than a page is cut within. */
export function splitPages(text: string): string[] {
  const pages: string[] = []
  let page = ''
  for (const piece of text.split(/(?<=\n)/).flatMap((line) => line.match(/[^]{1,800}/gu) ?? [])) {
    if (page !== '' && sizeOf(page) + sizeOf(piece) > MAX_PAGE) {
      pages.push(page)
      page = ''
    }
    page += piece
  }
  pages.push(page)
  if (pages.length <= MAX_PAGES) return pages
  return [...pages.slice(0, MAX_PAGES), `The rest of ${pages.length} pages is left out: ask for less.`]
}

const MAX_RESULTS = 20

export type StoredPages = { first(pages: string[]): string[]; read(result: string, page: number): string[] | undefined }

/** Stores the pages of the last long results, so that the next page of a result does not run its command again. */
export function createStoredPages(): StoredPages {
  const results = new Map<string, string[]>()
  let count = 0

  function read(result: string, page: number) {
    const pages = results.get(result)
    const text = pages?.[page - 1]
    if (!pages || text === undefined) return undefined
    const last = page === pages.length
    const rest = last ? 'the last one' : `next: more {"result":"${result}","page":${page + 1}}`
    return [text, `Page ${page} of ${pages.length}, ${rest}`]
  }

  return {
    /** Returns the first page, followed by a sentence if there are more. */
    first(pages) {
      if (pages.length === 1) return pages
      const result = `r${++count}`
      results.set(result, pages)
      if (results.size > MAX_RESULTS) results.delete(results.keys().next().value!)
      return read(result, 1)!
    },
    read,
  }
}
