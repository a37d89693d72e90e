import { startPartner } from '../../shared/start.tsx'
import { openSports } from './open-sports.tsx'

void startPartner(openSports)
