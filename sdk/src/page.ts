import { GatewayError } from './gateway-error.ts'

/** One page of a list. */
export type Page<Row, Footer = undefined> = {
  items: Row[]
  /** Counts from 1. */
  page: number
  hasNext: boolean
  /** The number of rows on all pages, if the gateway sends it. */
  total: number | undefined
  /** What the gateway says about the whole list: sums, for example. */
  footer: Footer
}

/** Which page of a list. */
export type Paging = {
  /** Counts from 1. */
  page?: number
  /** Rows per page. */
  size?: number
}

/** A page to await; `for await` goes through the rows of this page and of all that follow. */
export type PageCall<Row, Footer = undefined> = Promise<Page<Row, Footer>> & AsyncIterable<Row>

/** A page as gateways spell it. */
type SentPage = {
  list?: readonly unknown[]
  content?: readonly unknown[]
  games?: readonly unknown[]
  dataList?: readonly unknown[]
  total?: number
  totalCount?: number
  totalElements?: number
  totalPages: number
  footer?: unknown
}
type RowOf<Sent> = Sent extends { list: (infer Row)[] } | { content: (infer Row)[] } | { games: (infer Row)[] }
  ? Row
  : Sent extends { dataList: (infer Row)[] }
    ? Row
    : never
type FooterOf<Sent> = Sent extends { footer: infer Footer } ? Footer : undefined

/** Reads the page that `filter` asks for, and the next ones while its rows are iterated. */
export function paged<Filter extends Paging, Sent extends SentPage>(
  filter: Filter,
  read: (filter: Filter) => Promise<Sent>,
): PageCall<RowOf<Sent>, FooterOf<Sent>> {
  const readPage = async (asked: Filter) => toPage(await read(asked).catch(rejectByOwnName), asked.page ?? 1)
  const first = readPage(filter)

  async function* rows() {
    for (let page = await first; ; page = await readPage({ ...filter, page: page.page + 1 })) {
      yield* page.items
      if (!page.hasNext || page.items.length === 0) return
    }
  }
  return Object.assign(first, { [Symbol.asyncIterator]: rows })
}

/** The names that the SDK has for fields of paging, by those of the gateway. */
const OWN_NAMES: Readonly<Record<string, keyof Paging>> = { pageNo: 'page', pageSize: 'size' }

/** Rejects with the error; a refusal names the field as the caller has written it. */
function rejectByOwnName(error: unknown): never {
  const field = error instanceof GatewayError && OWN_NAMES[error.value?.field ?? '']
  if (!field) throw error
  throw new GatewayError({ ...error, value: { ...error.value, field } }, { cause: error })
}

const toPage = <Sent extends SentPage>(sent: Sent, page: number) =>
  ({
    items: sent.list ?? sent.content ?? sent.games ?? sent.dataList ?? [],
    page,
    hasNext: page < sent.totalPages,
    total: sent.total ?? sent.totalCount ?? sent.totalElements,
    footer: sent.footer,
  }) as Page<RowOf<Sent>, FooterOf<Sent>>

/** The page of a gateway that counts from 0. */
export const fromZero = <Filter extends Paging>(filter: Filter): Filter =>
  filter.page === undefined ? filter : { ...filter, page: filter.page - 1 }
