import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { fetchPart } from '#lib/fetch-part.ts'
import { useNetworkGone } from '#lib/network.ts'

/** What a part that opens and closes is told. */
type Opened = { open?: boolean; onClose?: () => void }

/**
 * A part of the page that is fetched when it is first shown, and is nothing until then. Where it does not come the page
 * lives on: what opens counts as closed, so that the next tap asks again; everything else comes when the network does.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Fetched: ComponentType<Props> | undefined
  return function LazyPart(props: Props & Opened) {
    const { open, onClose } = props
    const [Part, setPart] = useState(() => Fetched)
    const isGone = useNetworkGone()
    // The network is outside React; whoever shows the part waits for it here.
    useEffect(() => {
      if (Part || open === false) return
      let isLeft = false
      const show = (file: ComponentType<Props>) => {
        Fetched = file
        if (!isLeft) setPart(() => file)
      }
      fetchPart(load).then(show, () => isLeft || onClose?.())
      return () => void (isLeft = true)
      // Whom to tell about a failure may change meanwhile; that is no new opening.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [Part, open, isGone])
    return <Suspense>{Part && <Part {...props} />}</Suspense>
  }
}
