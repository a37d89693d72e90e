#!/usr/bin/env node
import { longan } from './commands.ts'

await longan(process.argv.slice(2))
