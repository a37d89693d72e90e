import { startPartner } from '../../kit/start.tsx'
import { openSlot } from './open-slot.tsx'

void startPartner(openSlot)
