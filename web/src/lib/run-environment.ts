import type { RegistrationInput } from '@longan/sdk'

/** How the site runs here, as the gateway spells it: in its own app, installed, as a clip on an iOS home screen, or in a browser. */
export function runEnvironment(): NonNullable<RegistrationInput['registerMethod']> {
  if (/\bLonganApp\b/.test(navigator.userAgent)) return 'APP'
  if (matchMedia('(display-mode: standalone)').matches) return 'PWA'
  return 'standalone' in navigator && navigator.standalone === true ? 'WEBCLIP' : 'H5'
}
