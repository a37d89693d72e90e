import { startPartner } from '../../shared/start.tsx'
import { openChat } from './open-chat.tsx'

void startPartner(openChat)
