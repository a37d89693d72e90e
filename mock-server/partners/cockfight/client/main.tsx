import { startPartner } from '../../kit/start.tsx'
import { openArena } from './open-arena.tsx'

void startPartner(openArena)
