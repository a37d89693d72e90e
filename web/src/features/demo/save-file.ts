export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type = 'application/json') {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The download keeps its own reference from the next task on.
  setTimeout(() => URL.revokeObjectURL(address))
}
