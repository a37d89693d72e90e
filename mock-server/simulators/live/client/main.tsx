import { startClient } from '../../shared/start-client.tsx'
import { openLive } from './open-live.tsx'

void startClient(openLive)
