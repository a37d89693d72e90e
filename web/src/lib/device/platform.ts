export type Platform = {
  system: 'ios' | 'android' | 'desktop'
  /** The iOS version, such as 12.4; undefined if the browser hides it. */
  version: readonly [major: number, minor: number] | undefined
  /** The page is shown in another app, which can neither install nor download. */
  isInApp: boolean
}

/** Apps that open links in their own browser; an Android web view identifies itself. */
const inAppBrowsers =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Zalo|Line|MicroMessenger|TikTok|musical_ly|BytedanceWebview)\b|; wv\)/i

/** Detects the platform from the navigator; an iPad identifies itself as a Mac with touch points. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  const [, major, minor] = /\bOS (\d+)[_.](\d+)/.exec(userAgent) ?? []
  return {
    system: isIos ? 'ios' : /Android/.test(userAgent) ? 'android' : 'desktop',
    version: isIos && major && minor ? [Number(major), Number(minor)] : undefined,
    isInApp: inAppBrowsers.test(userAgent),
  }
}

const OLDEST_IOS = [12, 4] as const

/** Checks whether the site's app runs on the platform: iOS 12.4 or later. An unknown version counts as new enough. */
export function canRunApp({ version }: Platform) {
  if (!version) return true
  const [major, minor] = version
  return major > OLDEST_IOS[0] || (major === OLDEST_IOS[0] && minor >= OLDEST_IOS[1])
}
