import { startClient } from '../../shared/start-client.tsx'
import { openFish } from './open-fish.tsx'

void startClient(openFish)
