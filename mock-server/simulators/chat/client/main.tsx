import { startClient } from '../../shared/start-client.tsx'
import { openChat } from './open-chat.tsx'

void startClient(openChat)
