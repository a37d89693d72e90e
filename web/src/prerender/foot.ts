import { startWhenPainted } from './start-when-painted.ts'

startWhenPainted(document.currentScript?.dataset ?? {})
