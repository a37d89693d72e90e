import { startPartner } from '../../kit/start.tsx'
import { openLottery } from './open-lottery.tsx'

void startPartner(openLottery)
