import { startPartner } from '../../kit/start.tsx'
import { openSports } from './open-sports.tsx'

void startPartner(openSports)
