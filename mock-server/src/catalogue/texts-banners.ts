import { bannerUrl } from '../art/urls.ts'
import type { LocalizedText } from './words.ts'

/** A banner. The left half of its picture is empty, because the page renders the title there. */
export type BannerText = { id: string; groupName: 'm_home' | 'HOT'; title: LocalizedText; image: string; opens: string }

const banner = (
  id: string,
  groupName: BannerText['groupName'],
  text: { title: LocalizedText; opens: string },
): BannerText => ({
  id,
  groupName,
  image: bannerUrl(id),
  ...text,
})

const BANNERS: readonly BannerText[] = [
  banner('rebate', 'm_home', {
    title: { vi: 'Hoàn trả 1,2% mỗi ngày, không giới hạn', en: '1.2% back every day, without a limit' },
    opens: '/m/activity?id=1003',
  }),
  banner('welcome', 'm_home', {
    title: { vi: 'Chào bạn mới: thưởng 100% lần nạp đầu', en: 'Welcome: 100% on your first deposit' },
    opens: '/m/activity?id=1001',
  }),
  banner('lottery', 'm_home', {
    title: { vi: 'Xổ số siêu tốc, mở thưởng từng phút', en: 'Speed lotteries, a draw every minute' },
    opens: '/m/lott',
  }),
  banner('fishing', 'm_home', {
    title: { vi: 'Ra khơi Hạ Long, săn cá vàng', en: 'Set sail in Ha Long for the golden fish' },
    opens: '/m/fish',
  }),
  banner('football', 'm_home', {
    title: { vi: 'Trận tâm điểm cuối tuần', en: 'Top weekend matches' },
    opens: '/m/sports',
  }),
  banner('slots', 'HOT', {
    title: { vi: 'Cá chép hóa rồng: hũ vàng đang đầy', en: 'Carp Becomes Dragon: the jackpot is growing' },
    opens: '/m/gameList?gameType=RNG',
  }),
  banner('live', 'HOT', {
    title: { vi: 'Bàn Sen Trắng mở suốt đêm', en: 'The White Lotus table, open all night' },
    opens: '/m/live',
  }),
  banner('cards', 'HOT', {
    title: { vi: 'Tiến lên đại chiến mỗi tối', en: 'Tien Len battle every evening' },
    opens: '/m/pvp',
  }),
]

export const banners = () => BANNERS
