import type { Tool } from '../tool.ts'
import { actAs } from './act-as.ts'
import { call } from './call.ts'
import { clock } from './clock.ts'
import { explainFailure } from './explain-failure.ts'
import { faults } from './faults.ts'
import { findOperationTool } from './find-operation.ts'
import { more } from './more.ts'
import { recordingTool } from './recording.ts'
import { requests } from './requests.ts'
import { scenario } from './scenario.ts'
import { worlds } from './worlds.ts'

/** The tools, each for a task: the control API has more commands. */
export const tools: readonly Tool[] = [
  worlds,
  actAs,
  clock,
  scenario,
  faults,
  findOperationTool,
  call,
  requests,
  explainFailure,
  recordingTool,
  more,
]
