import { startClient } from '../../shared/start-client.tsx'
import { openLottery } from './lottery-page.tsx'

void startClient(openLottery)
