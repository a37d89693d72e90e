import { bootstrap } from './bootstrap.ts'
import { chooseDemoLanguage } from './demo-language.ts'

chooseDemoLanguage()
bootstrap()
