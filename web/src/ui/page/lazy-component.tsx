import { type ComponentType, startTransition, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { loadChunk } from '#lib/device/load-chunk.ts'
import { useOffline } from '#lib/device/network.ts'

type OpenableProps = { open?: boolean; onClose?: () => void }

/**
 * A component that is loaded when it is first rendered. `Fallback` is shown until then. If loading fails, a component that opens counts as closed, so that
 * the next tap tries again; any other component is loaded when the network is back. `preload` loads it in advance.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
) {
  let Loaded: ComponentType<Props> | undefined
  const preload = async () => (Loaded ??= await loadChunk(load))
  function LazyComponent(props: Props & OpenableProps) {
    const { open, onClose } = props
    const [Component, setComponent] = useState(() => Loaded)
    const isOffline = useOffline()
    const handleFailure = useEffectEvent(() => onClose?.())
    useEffect(() => {
      if (Component || open === false) return
      let isUnmounted = false
      preload().then(
        (file) => isUnmounted || startTransition(() => setComponent(() => file)),
        () => isUnmounted || handleFailure(),
      )
      return () => void (isUnmounted = true)
    }, [Component, open, isOffline])
    const fallback = Fallback && <Fallback {...props} />
    return <Suspense fallback={fallback}>{Component ? <Component {...props} /> : fallback}</Suspense>
  }
  return Object.assign(LazyComponent, { preload })
}
