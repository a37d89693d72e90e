declare module 'jsdom' {
  type Options = {
    url?: string
    contentType?: string
    pretendToBeVisual?: boolean
    /** Runs the scripts of the page. */
    runScripts?: 'dangerously'
    beforeParse?(window: Window): void
  }
  export class JSDOM {
    constructor(html: string, options: Options)
    readonly window: Window & typeof globalThis
  }
}
