import { startClient } from '../../shared/start-client.tsx'
import { openLottery } from './open-lottery.tsx'

void startClient(openLottery)
