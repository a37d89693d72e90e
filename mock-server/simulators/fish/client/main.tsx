import { startPartner } from '../../shared/start.tsx'
import { openFish } from './open-fish.tsx'

void startPartner(openFish)
