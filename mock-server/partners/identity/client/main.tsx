import { startPartner } from '../../kit/start.tsx'
import { openIdentity } from './open-identity.tsx'

void startPartner(openIdentity)
