import * as v from 'valibot'
import { snapshotSchema } from '../kernel/snapshot.ts'
import { settingsSchema } from './settings-schema.ts'

/** A snapshot with the settings of the gaming gateway. */
export const gatewaySnapshotSchema = v.object({ ...snapshotSchema.entries, settings: settingsSchema })
