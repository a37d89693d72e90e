import { figure } from './figure.ts'
import type { Motif } from './motif.ts'
import { bee, butterfly, cricket, dragonfly } from './shapes-insects.ts'
import * as festival from './shapes-festival.ts'
import * as birds from './shapes-birds.ts'
import { beast, type Beast } from './shapes-beasts.ts'
import * as things from './shapes-things.ts'

const BEASTS =
  'tiger cat leopard lion bear fox wolf rabbit monkey pig buffalo goat horse unicorn deer stag elephant toad owl mouse'

const figures = <Name extends string>(drawings: Record<Name, Parameters<typeof figure>[0]>) =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, draw]) => [name, figure(draw as Parameters<typeof figure>[0])]),
  ) as Record<Name, Motif>

export const NAMED: Record<string, Motif> = {
  ...Object.fromEntries(
    BEASTS.split(' ').map((name) => [name, figure((palette) => beast(palette, name as Beast), 0.92)]),
  ),
  ...figures({ ...birds }),
  ...figures({ bee, butterfly, cricket, dragonfly }),
  ...figures({ ...festival }),
  ...figures({ ...things }),
}
