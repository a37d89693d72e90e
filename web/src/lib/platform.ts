/** Where the page runs, as far as it matters for installing an app. */
export type Platform = {
  system: 'ios' | 'android' | 'desktop'
  /** Such as 12.4, of iOS alone; nothing where the browser hides it. */
  version: readonly [major: number, minor: number] | undefined
  /** The page is shown inside another app, which can neither install nor download. */
  isInApp: boolean
}

/** Apps that open links in a window of their own; a web view of Android names itself. */
const inAppBrowsers = /\b(?:FBAN|FBAV|FB_IAB|Instagram|Zalo|Line|MicroMessenger|TikTok|musical_ly|BytedanceWebview)\b|; wv\)/i

/** What a browser says about itself; an iPad calls itself a Mac, with fingers. */
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

/** Whether the site's app runs there: on iOS from 12.4. A version that is not told counts as new enough. */
export function canRunApp({ version }: Platform) {
  if (!version) return true
  const [major, minor] = version
  return major > OLDEST_IOS[0] || (major === OLDEST_IOS[0] && minor >= OLDEST_IOS[1])
}
