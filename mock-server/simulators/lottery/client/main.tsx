import { startPartner } from '../../shared/start.tsx'
import { openLottery } from './open-lottery.tsx'

void startPartner(openLottery)
