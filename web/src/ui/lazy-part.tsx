import { type ComponentType, startTransition, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '#lib/load-chunk.ts'
import { useNetworkGone } from '#lib/network.ts'

/** What a part that opens and closes is told. */
type Opened = { open?: boolean; onClose?: () => void }

/**
 * A part of the page that is fetched when it is first shown, and is what `Waiting` draws, or nothing, until then. Where it
 * does not come the page lives on: what opens counts as closed, so that the next tap asks again; everything else comes when
 * the network does. `fetch` has it there before it is shown.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
) {
  let Fetched: ComponentType<Props> | undefined
  const fetch = async () => (Fetched ??= await loadChunk(load))
  function LazyPart(props: Props & Opened) {
    const { open, onClose } = props
    const [Part, setPart] = useState(() => Fetched)
    const isGone = useNetworkGone()
    // The network is outside React; whoever shows the part waits for it here.
    useEffect(() => {
      if (Part || open === false) return
      let isLeft = false
      fetch().then(
        (file) => isLeft || startTransition(() => setPart(() => file)),
        () => isLeft || onClose?.(),
      )
      return () => void (isLeft = true)
      // Whom to tell about a failure may change meanwhile; that is no new opening.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [Part, open, isGone])
    const waiting = Waiting && <Waiting {...props} />
    return <Suspense fallback={waiting}>{Part ? <Part {...props} /> : waiting}</Suspense>
  }
  return Object.assign(LazyPart, { fetch })
}
