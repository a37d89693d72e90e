import { sendWithProgress } from '#lib/send-with-progress.ts'
import { network } from './gateway.ts'

/**
 * Does `act`, and tells how much of what it sends to an address with this end has left, 0 to 1. Nothing is told where the
 * gateway is in the page itself: there nothing travels.
 */
export async function uploadWithProgress<Answer>(
  pathEnd: string,
  onProgress: (share: number) => void,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const { send } = network
  network.send = (request) =>
    new URL(request.url).pathname.endsWith(pathEnd) ? sendWithProgress(request, onProgress) : send(request)
  try {
    return await act()
  } finally {
    network.send = send
  }
}
