import { startClient } from '../../shared/start-client.tsx'
import { openTable } from './table-page.tsx'

void startClient(openTable)
