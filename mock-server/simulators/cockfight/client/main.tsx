import { startClient } from '../../shared/start-client.tsx'
import { openArena } from './open-arena.tsx'

void startClient(openArena)
