import { useSyncExternalStore } from 'react'
import { config } from '../site/config.ts'
import { storage, type StoredValue } from './storage.ts'
import { createStore } from './store.ts'

export type Theme = StoredValue<'theme'>

export const themeColours = { dark: '#0f0b0a', light: '#f7f1e5' }
const theme = createStore<Theme>(storage.get('theme') ?? 'dark')

function applyTheme(next: Theme) {
  document.documentElement.dataset.theme = next
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', (config.brand?.colours ?? themeColours)[next])
}

export function startTheme(siteTheme: Theme) {
  theme.set(storage.get('theme') ?? siteTheme)
  applyTheme(theme.get())
}

export function setTheme(next: Theme) {
  storage.set('theme', next)
  theme.set(next)
  applyTheme(next)
}

export const useTheme = () => useSyncExternalStore(theme.subscribe, theme.get)
