import { startClient } from '../../shared/start-client.tsx'
import { openIdentity } from './open-identity.tsx'

void startClient(openIdentity)
