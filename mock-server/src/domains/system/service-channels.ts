import type { components } from '@longan/sdk'
import CryptoJS from 'crypto-js/core.js'
import 'crypto-js/enc-base64.js'
import 'crypto-js/mode-ecb.js'
import 'crypto-js/tripledes.js'
import { word } from '../../catalogue/words.ts'
import type { Language } from '../../kernel/language.ts'

type ServiceChannel = components['schemas']['ServiceChannel']

/** Type 3 is the customer-service link; the others are further ways to reach the same people. */
const CHANNELS = [
  { type: 3, title: word('Chăm sóc khách hàng=Customer service'), url: 'https://support.longan.example/chat' },
  { type: 1, title: word('Hỗ trợ qua Telegram=Support on Telegram'), url: 'https://support.longan.example/telegram' },
]
const PATH_KEY = 'Kd83hQz1'

/** Encrypting a path costs more than all the rest of an answer, so each is made once, and all worlds share it. */
const paths = new Map<string, string>()
function pathOf(url: string): string {
  const path = paths.get(url) ?? encryptPath(url)
  paths.set(url, path)
  return path
}

/** Facts B, last part: base64 of the DES-ECB ciphertext, followed by the eight characters of its key. */
function encryptPath(url: string): string {
  const key = CryptoJS.enc.Utf8.parse(PATH_KEY)
  const options = { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.Pkcs7 }
  return `${CryptoJS.enc.Base64.stringify(CryptoJS.DES.encrypt(url, key, options).ciphertext)}${PATH_KEY}`
}

/** The first `count` ways to reach customer service. */
export const serviceChannels = (count: number, language: Language): ServiceChannel[] =>
  CHANNELS.slice(0, count).map(({ type, title, url }) => ({
    path: pathOf(url),
    title: title[language],
    type,
    csType: type,
    labelIds: [],
  }))
