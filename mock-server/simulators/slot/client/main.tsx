import { startClient } from '../../shared/start-client.tsx'
import { openSlot } from './open-slot.tsx'

void startClient(openSlot)
