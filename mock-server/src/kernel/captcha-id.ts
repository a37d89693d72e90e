const COOKIE = /(?:^|;\s*)captchaId=([^;]+)/

/** Which captcha a call answers: the one named in its header, or where a cookie can travel, in that. */
export const captchaIdOf = (header: (name: string) => string | undefined): string | undefined =>
  header('x-captcha-id') ?? COOKIE.exec(header('cookie') ?? '')?.[1]
