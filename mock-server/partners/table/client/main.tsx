import { startPartner } from '../../kit/start.tsx'
import { openTable } from './open-table.tsx'

void startPartner(openTable)
