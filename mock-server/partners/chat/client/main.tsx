import { startPartner } from '../../kit/start.tsx'
import { openChat } from './open-chat.tsx'

void startPartner(openChat)
