import { sendWithProgress } from '#lib/device/send-with-progress.ts'
import { network } from '../gateway.ts'

/** Runs `act` and reports the progress, 0 to 1, of its upload to the path that ends with `pathEnd`. There is no progress if the gateway runs in the page. */
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
