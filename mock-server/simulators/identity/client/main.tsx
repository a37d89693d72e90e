import { startPartner } from '../../shared/start.tsx'
import { openIdentity } from './open-identity.tsx'

void startPartner(openIdentity)
