/** Hands `text` to the browser's downloads as a file called `name`. */
export function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The download has its own hold on it by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
