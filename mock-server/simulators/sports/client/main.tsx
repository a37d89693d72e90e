import { startClient } from '../../shared/start-client.tsx'
import { openSports } from './open-sports.tsx'

void startClient(openSports)
