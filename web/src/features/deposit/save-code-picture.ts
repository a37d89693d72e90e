import { encode } from 'uqr'

/** Pixels per module: banks' apps read the picture of an address of 200 characters at this size. */
const SCALE = 12
const BORDER = 4

/** Saves a QR code as a PNG file. */
export function saveCodePicture(text: string, fileName: string) {
  const { data, size } = encode(text, { border: BORDER })
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * SCALE
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * SCALE, y * SCALE, SCALE, SCALE)
  savePicture(canvas.toDataURL('image/png'), fileName)
}

/** Saves the picture at an address. A browser opens one of another origin instead, where it can be saved. */
export function savePicture(address: string, fileName: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
