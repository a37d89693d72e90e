import { paths } from '#lib/paths.ts'

type At = { channel?: string | number; order?: string; pay?: 1 }

/** Where in the deposit: at a channel, at an order, on its payment page. */
export const depositAt = ({ channel, order, pay }: At) => {
  const given = Object.entries({ channel, order, pay }).filter(([, value]) => value !== undefined)
  return `${paths.deposit}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
