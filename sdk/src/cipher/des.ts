import CryptoJS from 'crypto-js/core.js'
import 'crypto-js/tripledes.js'
import 'crypto-js/mode-ecb.js'

/** Only the first eight bytes of the key matter. */
const keyOf = (text: string) => CryptoJS.enc.Utf8.parse(text.slice(0, 8))
const options = { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.Pkcs7 }

/** Single DES, ECB, PKCS#7; the result is base64. */
export function encryptDes(text: string, key: string): string {
  return CryptoJS.DES.encrypt(text, keyOf(key), options).toString()
}

export function decryptDes(base64: string, key: string): string {
  return CryptoJS.DES.decrypt(base64, keyOf(key), options).toString(CryptoJS.enc.Utf8)
}
