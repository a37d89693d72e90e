export { announcements } from './texts-announcements.ts'
export { banners } from './texts-banners.ts'
export { helpTopics } from './texts-help.ts'
export { promotions } from './texts-promotions.ts'
