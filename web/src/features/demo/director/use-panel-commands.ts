import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { control } from '../control.ts'
import { type Action, type DirectedApp, performAction } from './actions.ts'
import type { PanelState, WorldUpdate, PanelCommand } from './world-changes.ts'
import { findWalkthrough } from './walkthroughs.ts'

export const STEP_PAUSE_MS = 2500

export function usePanelCommands(update: WorldUpdate | undefined, isRemote: boolean) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const currentPath = useRef(pathname)
  const lastCommandId = useRef<string>(undefined)
  const command = update?.panel.command
  const isNew = useRef(true)
  const execute = useEffectEvent((next: PanelCommand) => {
    const app: DirectedApp = { client, navigate: (path) => void navigate(path), path: () => currentPath.current }
    void runCommand(next, { app, isCurrent: () => lastCommandId.current === next.id })
  })
  useEffect(() => void (currentPath.current = pathname), [pathname])
  useEffect(() => {
    if (!update || isRemote) return
    // A command from before this page was loaded is done or obsolete.
    const isOld = isNew.current && command?.id === update.panel.state?.commandId
    isNew.current = false
    if (!command || command.id === lastCommandId.current || isOld) return
    lastCommandId.current = command.id
    execute(command)
  }, [update, command, isRemote])
}

type CommandContext = { app: DirectedApp; isCurrent: () => boolean }

const reportState = (state: PanelState) => control('POST /panel/state', { state })

async function runCommand(command: PanelCommand, context: CommandContext) {
  if ('walkthrough' in command) return playWalkthrough(command, context)
  if ('stop' in command) return reportState({ commandId: command.id })
  const action: Action = 'persona' in command ? { as: command.persona } : { reset: true }
  await reportState({ commandId: command.id, isBusy: true })
  const problem = await tryActions([action, { go: '/m/home' }], context.app)
  await reportState({ commandId: command.id, ...problem })
}

/** Runs one step, or all remaining steps if `isPlaying`, until another command arrives. */
async function playWalkthrough(
  command: PanelCommand & { walkthrough: string; step: number; isPlaying: boolean },
  context: CommandContext,
) {
  const { id, walkthrough: name, isPlaying } = command
  const steps = findWalkthrough(name)?.steps ?? []
  for (let step = command.step; step < steps.length && context.isCurrent(); step++) {
    const at = { commandId: id, walkthrough: name, step }
    await reportState({ ...at, isBusy: true })
    const { problem } = await tryActions(steps[step]!, context.app)
    const continues = isPlaying && !problem && step < steps.length - 1
    if (context.isCurrent()) await reportState({ ...at, isBusy: continues, ...(problem !== undefined && { problem }) })
    if (!continues) return
    await new Promise((resolve) => setTimeout(resolve, STEP_PAUSE_MS))
  }
}

async function tryActions(actions: readonly Action[], app: DirectedApp): Promise<{ problem?: string }> {
  try {
    for (const one of actions) await performAction(one, app)
    return {}
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
