import type { RegistrationInput } from '@longan/sdk'

export function runEnvironment(): NonNullable<RegistrationInput['registerMethod']> {
  if (/\bLonganApp\b/.test(navigator.userAgent)) return 'APP'
  if (matchMedia('(display-mode: standalone)').matches) return 'PWA'
  return 'standalone' in navigator && navigator.standalone === true ? 'WEBCLIP' : 'H5'
}
