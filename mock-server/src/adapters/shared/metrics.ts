export type Gauges = () => Record<string, { about: string; type: 'counter' | 'gauge'; value: number }>

/** Seconds; an answer takes a millisecond, or as long as a fault wants. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

export function createMetrics(gauges: Gauges) {
  const statuses = new Map<number, number>()
  /** Requests by the first bound they are within. */
  const counts = BOUNDS.map(() => 0)
  let [count, sum] = [0, 0]
  return {
    observe(status: number, seconds: number) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const index = BOUNDS.findIndex((bound) => seconds <= bound)
      if (index >= 0) counts[index]!++
      count++
      sum += seconds
    },
    text() {
      const requests = [...statuses].map(([status, number]) => `longan_requests_total{status="${status}"} ${number}`)
      let within = 0
      const buckets = BOUNDS.map(
        (bound, index) => `longan_request_seconds_bucket{le="${bound}"} ${(within += counts[index]!)}`,
      )
      const lines = [
        ...headOf('longan_requests_total', 'Requests that were answered, by status', 'counter'),
        ...requests.toSorted(),
        ...headOf('longan_request_seconds', 'Response times', 'histogram'),
        ...buckets,
        `longan_request_seconds_bucket{le="+Inf"} ${count}`,
        `longan_request_seconds_sum ${sum.toFixed(6)}`,
        `longan_request_seconds_count ${count}`,
        ...formatGauges(gauges),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}

export const formatGauges = (gauges: Gauges): string[] =>
  Object.entries(gauges()).flatMap(([name, { about, type, value }]) => [
    ...headOf(name, about, type),
    `${name} ${value}`,
  ])

const headOf = (name: string, about: string, type: string) => [`# HELP ${name} ${about}`, `# TYPE ${name} ${type}`]
