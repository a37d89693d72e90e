import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Measure, median } from './figure.ts'
import { root, runForJson } from './processes.ts'

type Rounds = { rounds: { http: number; edge: number }[] }

export const edge: Measure = {
  name: 'edge',
  async measure() {
    const { rounds } = runForJson<Rounds>(['mock-server/edge-parity.ts'])
    const value = median(rounds.map(({ http, edge: own }) => own / http))
    const upload = (await stat(join(root, 'mock-server/dist/edge/worker.js'))).size / 1024
    return [
      { name: 'parity suite at the edge, of HTTP', value, unit: 'x', max: 3, method: `median of ${rounds.length}` },
      { name: 'upload of the edge', value: upload, unit: 'KiB', max: 1536, method: 'minified, not compressed' },
    ]
  },
}
