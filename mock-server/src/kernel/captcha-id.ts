const COOKIE = /(?:^|;\s*)captchaId=([^;]+)/

/** Returns the id of the captcha that a call answers, from its header or its cookie. */
export const captchaIdOf = (header: (name: string) => string | undefined): string | undefined =>
  header('x-captcha-id') ?? COOKIE.exec(header('cookie') ?? '')?.[1]
