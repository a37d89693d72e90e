import { startPartner } from '../../kit/start.tsx'
import { openFish } from './open-fish.tsx'

void startPartner(openFish)
