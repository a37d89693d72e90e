import { startPartner } from '../../kit/start.tsx'
import { openLive } from './open-live.tsx'

void startPartner(openLive)
