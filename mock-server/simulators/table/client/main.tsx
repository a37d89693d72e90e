import { startPartner } from '../../shared/start.tsx'
import { openTable } from './open-table.tsx'

void startPartner(openTable)
