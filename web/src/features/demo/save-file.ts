export function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The download keeps its own reference from the next task on.
  setTimeout(() => URL.revokeObjectURL(address))
}
