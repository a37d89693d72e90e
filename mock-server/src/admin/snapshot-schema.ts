import * as v from 'valibot'
import { snapshotSchema } from '../kernel/snapshot.ts'
import { settingsSchema } from './settings-schema.ts'

/** A snapshot whose settings are those of this house. */
export const wholeSnapshotSchema = v.object({ ...snapshotSchema.entries, settings: settingsSchema })
