import i18next, { type BackendModule } from 'i18next'
import { useEffect } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { MissingFileError } from '#lib/device/load-chunk.ts'
import { storage } from '#lib/storage/storage.ts'
import type { Language } from '#lib/money/money.ts'
import { config } from '#lib/site/config.ts'
import app from './vi/app.json' with { type: 'json' }
import type { Namespace } from './messages.ts'

const homeMessages = import.meta.glob<{ default: Record<string, string> }>([
  './*/{app,home,lobby,titles}.json',
  '!./vi/app.json',
])

/** Loads a namespace of a language on demand; the frame's Vietnamese messages are bundled. */
const lazyBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    readMessages(language, namespace).then(
      (messages) => done(null, messages),
      (error: Error) => done(error, false),
    )
  },
}

async function readMessages(language: string, namespace: string) {
  const name = `./${language}/${namespace}.json`
  const load = homeMessages[name] ?? (await import('./lazy-messages.ts')).lazyMessages[name]
  if (!load) throw new Error(`Failed to load messages: no ${language}/${namespace}.json`)
  const messages = (await load()).default
  return forBrand(messages, language)
}

/** The messages with the name of the site's brand, and the sign of its currency. */
function forBrand<Messages extends { brand?: string }>(messages: Messages, language: string): Messages {
  const { name, currency } = config.brand ?? {}
  const named = name && messages.brand ? { ...messages, brand: name[language === 'en' ? 'EN' : 'VI'] } : messages
  // Not a mark of JSON, so the sign needs no escape within the texts.
  return currency ? (JSON.parse(JSON.stringify(named).replaceAll('₫', () => currency)) as Messages) : named
}

export const i18n = i18next.createInstance()

/** Starts with the stored language; resolves when the frame's messages are loaded. */
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
      // The default. Without a value i18next tests each key with a regular expression, since it could be a sentence.
      nsSeparator: ':',
      resources: { vi: { app: forBrand(app, 'vi') } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
    })
  document.documentElement.lang = i18n.language
}

export const currentLanguage = (): Language => (i18n.language === 'en' ? 'EN' : 'VI')

export function useLanguage(): Language {
  return useTranslation().i18n.language === 'en' ? 'EN' : 'VI'
}

export function useDocumentTitle(title: string) {
  const { t } = useTranslation('app')
  useEffect(() => {
    document.title = title ? `${title} · ${t('brand')}` : t('brand')
  }, [title, t])
}

/** Changes the language without a reload. All messages in use are loaded first, so that nothing flickers; if that fails it rejects and changes nothing. */
export async function changeLanguage(language: Language) {
  const next = language.toLowerCase()
  await ensureMessages(next, Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}))
  await i18n.changeLanguage(next)
  storage.set('language', language)
  document.documentElement.lang = i18n.language
}

export async function loadMessages(...namespaces: Namespace[]) {
  await i18n.loadNamespaces(namespaces)
  await ensureMessages(i18n.language, namespaces)
}

/** Loads missing messages, including those that failed before. */
async function ensureMessages(language: string, namespaces: string[]) {
  const missing = () => namespaces.filter((name) => !i18n.hasResourceBundle(language, name))
  if (missing().length > 0) await i18n.reloadResources(language, missing())
  if (missing().length > 0) throw new MissingFileError(`Failed to fetch messages: ${missing().join(', ')}`)
}
