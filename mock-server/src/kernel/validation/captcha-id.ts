import { parseCookie } from 'cookie'

export const captchaIdOf = (header: (name: string) => string | undefined): string | undefined =>
  header('x-captcha-id') ?? parseCookie(header('cookie') ?? '').captchaId
