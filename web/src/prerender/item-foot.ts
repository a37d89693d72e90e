import { showNamedItem } from './named-item.ts'

showNamedItem().catch(() => undefined)
