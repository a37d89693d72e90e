import type { components } from '@longan/sdk'
import CryptoJS from 'crypto-js/core.js'
import 'crypto-js/enc-base64.js'
import 'crypto-js/mode-ecb.js'
import 'crypto-js/tripledes.js'
import { parseText } from '../../catalogue/words.ts'
import type { Language } from '../../kernel/validation/language.ts'

type ServiceChannel = components['schemas']['ServiceChannel']

/** Type 3 is the customer-service link; the others are alternatives. */
const CHANNELS = [
  { type: 3, title: parseText('Chăm sóc khách hàng=Customer service'), url: 'https://support.longan.example/chat' },
  {
    type: 1,
    title: parseText('Hỗ trợ qua Telegram=Support on Telegram'),
    url: 'https://support.longan.example/telegram',
  },
]
const PATH_KEY = 'Kd83hQz1'

/** Cache of encrypted paths, shared by all worlds: encryption is the slowest part of a response. */
const paths = new Map<string, string>()
function pathOf(url: string): string {
  const path = paths.get(url) ?? encryptPath(url)
  paths.set(url, path)
  return path
}

/** Returns the base64 DES-ECB ciphertext followed by the eight characters of its key (facts B, last part). */
function encryptPath(url: string): string {
  const key = CryptoJS.enc.Utf8.parse(PATH_KEY)
  const options = { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.Pkcs7 }
  return `${CryptoJS.enc.Base64.stringify(CryptoJS.DES.encrypt(url, key, options).ciphertext)}${PATH_KEY}`
}

export const serviceChannels = (count: number, language: Language): ServiceChannel[] =>
  CHANNELS.slice(0, count).map(({ type, title, url }) => ({
    path: pathOf(url),
    title: title[language],
    type,
    csType: type,
    labelIds: [],
  }))
