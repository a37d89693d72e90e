import { startPartner } from '../../shared/start.tsx'
import { openArena } from './open-arena.tsx'

void startPartner(openArena)
