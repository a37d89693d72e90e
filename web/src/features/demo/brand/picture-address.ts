import type { Logo } from './brand.queries.ts'

/** The address of a picture that is not in a file. */
export const pictureAddress = ({ type, content }: Logo) =>
  type === 'png' ? `data:image/png;base64,${content}` : `data:image/svg+xml,${encodeURIComponent(content)}`
