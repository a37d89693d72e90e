import type { RegistrationInput } from '@longan/sdk'

/** The environment of the site, as the gateway spells it: in the operator's app, installed, from an iOS home screen, or in a browser. */
export function runEnvironment(): NonNullable<RegistrationInput['registerMethod']> {
  if (/\bLonganApp\b/.test(navigator.userAgent)) return 'APP'
  if (matchMedia('(display-mode: standalone)').matches) return 'PWA'
  return 'standalone' in navigator && navigator.standalone === true ? 'WEBCLIP' : 'H5'
}
