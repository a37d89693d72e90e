import { useRef, useState } from 'react'

/** Runs `act` once at a time: calls during a run are ignored, also those that come before the run is rendered. `running` is the input of the current run. */
export function useSingleRun<Input>(act: (input: Input) => unknown) {
  const isRunning = useRef(false)
  const [running, setRunning] = useState<{ input: Input }>()
  const run = async (input: Input) => {
    if (isRunning.current) return
    isRunning.current = true
    setRunning({ input })
    try {
      await act(input)
    } finally {
      isRunning.current = false
      setRunning(undefined)
    }
  }
  return { run, running: running?.input, busy: running !== undefined, isRunning: () => isRunning.current }
}
