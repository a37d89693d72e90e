export type LocalizedText = { vi: string; en: string }
