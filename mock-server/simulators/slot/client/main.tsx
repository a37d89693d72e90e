import { startPartner } from '../../shared/start.tsx'
import { openSlot } from './open-slot.tsx'

void startPartner(openSlot)
