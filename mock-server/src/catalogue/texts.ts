/** The static words a gateway's back office would hold. Every text comes in both languages of the site. */
export { announcements, type AnnouncementText } from './texts-announcements.ts'
export { banners, type BannerText } from './texts-banners.ts'
export { helpTopics, type HelpTopicText } from './texts-help.ts'
export { promotions, type PromotionText } from './texts-promotions.ts'
