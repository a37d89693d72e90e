export type ContentSettings = {
  /** Whether banners, notices and the like have content. */
  hasContent: boolean
}

export const contentSettings = (): ContentSettings => ({ hasContent: true })
