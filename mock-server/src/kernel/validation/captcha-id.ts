const COOKIE = /(?:^|;\s*)captchaId=([^;]+)/

export const captchaIdOf = (header: (name: string) => string | undefined): string | undefined =>
  header('x-captcha-id') ?? COOKIE.exec(header('cookie') ?? '')?.[1]
