import { startClient } from '../../shared/start-client.tsx'
import { openTable } from './open-table.tsx'

void startClient(openTable)
