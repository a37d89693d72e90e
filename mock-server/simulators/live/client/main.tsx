import { startPartner } from '../../shared/start.tsx'
import { openLive } from './open-live.tsx'

void startPartner(openLive)
