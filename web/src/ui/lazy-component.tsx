import { type ComponentType, startTransition, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '#lib/load-chunk.ts'
import { useOffline } from '#lib/network.ts'

/** What a part that opens and closes is told. */
type OpenableProps = { open?: boolean; onClose?: () => void }

/**
 * A part of the page that is fetched when it is first shown, and is what `Waiting` draws, or nothing, until then. Where it
 * does not come the page lives on: what opens counts as closed, so that the next tap asks again; everything else comes when
 * the network does. `fetch` has it there before it is shown.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
) {
  let Loaded: ComponentType<Props> | undefined
  const fetch = async () => (Loaded ??= await loadChunk(load))
  function LazyComponent(props: Props & OpenableProps) {
    const { open, onClose } = props
    const [Component, setComponent] = useState(() => Loaded)
    const isOffline = useOffline()
    // The network is outside React; whoever shows the part waits for it here.
    useEffect(() => {
      if (Component || open === false) return
      let isUnmounted = false
      fetch().then(
        (file) => isUnmounted || startTransition(() => setComponent(() => file)),
        () => isUnmounted || onClose?.(),
      )
      return () => void (isUnmounted = true)
      // Whom to tell about a failure may change meanwhile; that is no new opening.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [Component, open, isOffline])
    const fallback = Fallback && <Fallback {...props} />
    return <Suspense fallback={fallback}>{Component ? <Component {...props} /> : fallback}</Suspense>
  }
  return Object.assign(LazyComponent, { fetch })
}
