import type { Messages, Namespace } from '#i18n/messages.ts'

type MessageKey = { [Name in Namespace]: `${Name}:${keyof Messages[Name] & string}` }[Namespace]

const files = import.meta.glob<Record<string, string>>('../i18n/vi/*.json', { eager: true, import: 'default' })

/** Returns the Vietnamese text of a message, as a page shows it: a change of copy changes no test. */
export function t(key: MessageKey, values: Record<string, string | number> = {}): string {
  const [namespace = '', name = ''] = key.split(':')
  const text = files[`../i18n/vi/${namespace}.json`]?.[name]
  if (text === undefined) throw new Error(`Failed to find a text: there is no message ${key}`)
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, value: string) => String(values[value] ?? ''))
}
