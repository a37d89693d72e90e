import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { storage } from '#lib/storage.ts'
import type { Language } from '#lib/money.ts'
import app from './vi/app.json' with { type: 'json' }
import type { Namespace } from './messages.ts'

const homeMessages = import.meta.glob<{ default: Record<string, string> }>([
  './*/{app,home,lobby,titles}.json',
  '!./vi/app.json',
])

/** Fetches one namespace of one language when it is first needed; the frame's Vietnamese is in the entry. */
const lazyBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    readMessages(language, namespace).then(
      (words) => done(null, words),
      (error: Error) => done(error, false),
    )
  },
}

async function readMessages(language: string, namespace: string) {
  const name = `./${language}/${namespace}.json`
  const load = homeMessages[name] ?? (await import('./lazy-messages.ts')).lazyMessages[name]
  if (!load) throw new Error(`Failed to load words: no ${language}/${namespace}.json`)
  return (await load()).default
}

export const i18n = i18next.createInstance()

/** Starts with the stored language; resolves when the frame's words are there. */
export async function startI18n(languages: Language[] = ['VI', 'EN']) {
  const stored = storage.get('language')
  const first = stored && languages.includes(stored) ? stored : languages[0]!
  await i18n
    .use(lazyBackend)
    .use(initReactI18next)
    .init({
      lng: first.toLowerCase(),
      fallbackLng: false,
      ns: ['app'],
      defaultNS: 'app',
      keySeparator: false,
      resources: { vi: { app } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
    })
  document.documentElement.lang = i18n.language
}

/** The language on screen, spelled as the gateway and the storage spell it. */
export const currentLanguage = (): Language => (i18n.language === 'en' ? 'EN' : 'VI')

/** Switches at once, without a reload. The words in use are fetched first, so that nothing flickers; rejects where they do not come, and nothing has changed. */
export async function changeLanguage(language: Language) {
  const next = language.toLowerCase()
  await ensureMessages(next, Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}))
  await i18n.changeLanguage(next)
  storage.set('language', language)
  document.documentElement.lang = i18n.language
}

/** Fetches a feature's words beside its code instead of after it. */
export async function loadMessages(...namespaces: Namespace[]) {
  await i18n.loadNamespaces(namespaces)
  await ensureMessages(i18n.language, namespaces)
}

/** Those that did not come before are asked for again. */
async function ensureMessages(language: string, namespaces: string[]) {
  const missing = () => namespaces.filter((name) => !i18n.hasResourceBundle(language, name))
  if (missing().length > 0) await i18n.reloadResources(language, missing())
  if (missing().length > 0) throw new Error(`Failed to fetch words: ${missing().join(', ')}`)
}
