import { paths } from '#lib/site/paths.ts'

type DepositLocation = { channel?: string | number; order?: string; pay?: 1 }

export const depositPath = ({ channel, order, pay }: DepositLocation) => {
  const params = Object.entries({ channel, order, pay }).filter(([, value]) => value !== undefined)
  return `${paths.deposit}?${new URLSearchParams(params.map(([name, value]) => [name, String(value)]))}`
}
