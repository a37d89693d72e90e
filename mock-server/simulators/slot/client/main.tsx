import { startClient } from '../../shared/start-client.tsx'
import { openSlot } from './slot-page.tsx'

void startClient(openSlot)
