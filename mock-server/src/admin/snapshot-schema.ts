import * as v from 'valibot'
import { snapshotSchema } from '../kernel/world/snapshot.ts'
import { settingsSchema } from './settings-schema.ts'

export const gatewaySnapshotSchema = v.object({ ...snapshotSchema.entries, settings: settingsSchema })
