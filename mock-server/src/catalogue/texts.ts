import { bannerUrl, promotionUrl } from '../art/urls.ts'
import type { Category } from './game.ts'
import { parseText, type LocalizedText } from './words.ts'

type HelpTopicText = { title: LocalizedText; content: LocalizedText }

const list = (items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`
const text = (sentence: string) => `<p>${sentence}</p>`

const TOPICS: readonly HelpTopicText[] = [
  {
    title: { vi: 'Bắt đầu', en: 'Getting started' },
    content: {
      vi: list([
        'Chọn Đăng ký và điền tên đăng nhập.',
        'Đặt mật khẩu dài ít nhất 6 ký tự.',
        'Đăng nhập và chọn trò chơi.',
      ]),
      en: list([
        'Choose Register and enter a username.',
        'Set a password of at least 6 characters.',
        'Log in and choose a game.',
      ]),
    },
  },
  {
    title: { vi: 'Nạp tiền', en: 'Deposits' },
    content: {
      vi: list([
        'Mở Nạp tiền và chọn kênh.',
        'Nhập số tiền trong hạn mức của kênh.',
        'Chuyển khoản đúng nội dung được hiển thị.',
      ]),
      en: list([
        'Open Deposit and choose a method.',
        'Enter an amount within its limits.',
        'Use exactly the transfer message shown.',
      ]),
    },
  },
  {
    title: { vi: 'Rút tiền', en: 'Withdrawals' },
    content: {
      vi: list(['Liên kết thẻ ngân hàng chính chủ.', 'Đặt mật khẩu rút tiền.', 'Nhập số tiền và xác nhận.']),
      en: list(['Add a bank card in your own name.', 'Set a payment password.', 'Enter the amount and confirm.']),
    },
  },
  {
    title: { vi: 'Xổ số', en: 'Lotteries' },
    content: {
      vi: text(
        'Mỗi kỳ có giờ khóa cược. Sau giờ khóa, phiếu không đổi được nữa; kết quả và tiền thưởng vào ví ngay khi mở thưởng.',
      ),
      en: text(
        'Every round has a cut-off time. After it, bets are final; winnings are added to your wallet right after the draw.',
      ),
    },
  },
  {
    title: { vi: 'Khuyến mãi', en: 'Promotions' },
    content: {
      vi: text('Đọc điều kiện trước khi nhận thưởng: số vòng cược, thời hạn và trò chơi được tính.'),
      en: text('Read the terms before you claim: wagering requirement, period and eligible games.'),
    },
  },
  {
    title: { vi: 'Bảo mật', en: 'Security' },
    content: {
      vi: text('Bật xác minh bằng điện thoại, không cho ai mượn tài khoản và đăng xuất trên thiết bị dùng chung.'),
      en: text('Turn on phone verification, never share your account and log out on shared devices.'),
    },
  },
  {
    title: { vi: 'Chơi có trách nhiệm', en: 'Responsible gaming' },
    content: {
      vi: text('Chỉ chơi với số tiền bạn có thể mất. Đặt hạn mức, nghỉ giữa các ván và tìm hỗ trợ khi cần.'),
      en: text('Only play with money you can afford to lose. Set limits, take breaks and ask for help.'),
    },
  },
  {
    title: { vi: 'Liên hệ', en: 'Contact' },
    content: {
      vi: text('Bộ phận hỗ trợ trực tuyến mở suốt ngày đêm ở mục Hỗ trợ cuối trang.'),
      en: text('Online support is available 24/7 under Support at the bottom of the page.'),
    },
  },
]

export const helpTopics = () => TOPICS

/** A banner of home, of its list of hot games, or of a category. The left half of its picture is empty, because the page renders the title there. */
type BannerText = {
  id: string
  groupName: 'm_home' | 'HOT' | Category
  title: LocalizedText
  image: string
  opens: string
  /** The games that it is about. */
  games?: Category
}

const banner = (
  id: string,
  groupName: BannerText['groupName'],
  text: Pick<BannerText, 'title' | 'opens' | 'games'>,
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
    games: 'LOTT',
  }),
  banner('fishing', 'm_home', {
    title: { vi: 'Ra khơi Hạ Long, săn cá vàng', en: 'Set sail in Ha Long for the golden fish' },
    opens: '/m/fish',
    games: 'FISH',
  }),
  banner('football', 'm_home', {
    title: { vi: 'Trận tâm điểm cuối tuần', en: 'Top weekend matches' },
    opens: '/m/sports',
    games: 'SPORTS',
  }),
  banner('slots', 'HOT', {
    title: { vi: 'Cá chép hóa rồng: hũ vàng đang đầy', en: 'Carp Becomes Dragon: the jackpot is growing' },
    opens: '/m/gameList?gameType=RNG',
    games: 'RNG',
  }),
  banner('live', 'HOT', {
    title: { vi: 'Bàn Sen Trắng mở suốt đêm', en: 'The White Lotus table, open all night' },
    opens: '/m/live',
    games: 'LIVE',
  }),
  banner('cards', 'HOT', {
    title: { vi: 'Ba cây đại chiến mỗi tối', en: 'Three Cards battle every evening' },
    opens: '/m/pvp',
    games: 'PVP',
  }),
  banner('football', 'SPORTS', {
    title: { vi: 'Trận tâm điểm cuối tuần, kèo mở từ thứ Sáu', en: 'Top weekend matches, odds from Friday on' },
    opens: '/m/sports',
    games: 'SPORTS',
  }),
  banner('esports', 'ESPORTS', {
    title: { vi: 'Chung kết tối nay, kèo mở đến phút cuối', en: 'Tonight’s finals, open to the last minute' },
    opens: '/m/esports',
    games: 'ESPORTS',
  }),
  banner('cockfight', 'COCKFIGHT', {
    title: { vi: 'Trận mới suốt cả ngày, trực tiếp từ sới', en: 'New fights all day, live from the pit' },
    opens: '/m/cockfight',
    games: 'COCKFIGHT',
  }),
]

export const banners = () => BANNERS

type PromotionPicture = { url: string; figure: string }

type PromotionText = {
  id: number
  category: string
  /** The games that it is about. */
  games?: Category | undefined
  title: LocalizedText
  content: LocalizedText
  pictures: Record<keyof LocalizedText, PromotionPicture>
  /** Duration in days from the creation of the world; undefined means unlimited. */
  days?: number
  imageRequired: boolean
  remarkRequired: boolean
}

/** id|category|figure on the picture|days or -|asks for images and remarks|title|what you get|terms */
const TABLE = `1001|new_player|100%|-|--|Thưởng chào mừng 100%=100% welcome bonus|Nhận thêm 100% lần nạp đầu, tối đa 2.000.000\u00A0₫.=100% bonus on your first deposit, up to 2,000,000\u00A0₫.|Vòng cược 15 lần trong 30 ngày.=Wagering requirement 15x within 30 days.
1002|deposit_promo|+10%|30|--|Nạp lại mỗi ngày 10%=10% daily deposit bonus|Mỗi ngày một lần, tối đa 500.000\u00A0₫.=Once a day, up to 500,000\u00A0₫.|Vòng cược 8 lần trong 7 ngày.=Wagering requirement 8x within 7 days.
1003|rebate_promo|1,2%=1.2%|-|--|Hoàn trả 1,2% không giới hạn=1.2% rebate, no limit|Hoàn trả trên tổng cược hợp lệ của ngày hôm trước.=Paid on all valid stakes of the previous day.|Vào ví lúc 12:00 trưa, không cần vòng cược.=Paid at 12:00, no wagering requirement.
1004|rng_promo|300TR=300M|14|--|Đua hũ mùa xuân=Spring jackpot race|100 người quay nhiều nhất tuần chia 300.000.000\u00A0₫.=The week’s top 100 players share 300,000,000\u00A0₫.|Chỉ tính trò chơi nổ hũ.=Slots only.
1005|live_promo|888K|21|--|Chuỗi thắng Baccarat=Baccarat winning streak|Thắng liền 8 ván nhận 888.000\u00A0₫.=Win 8 hands in a row and get 888,000\u00A0₫.|Cược tối thiểu 50.000\u00A0₫ mỗi ván.=Minimum stake 50,000\u00A0₫ per hand.
1006|pvp_promo|50TR=50M|10|--|Giải Ba Cây hàng tuần=Weekly Three Cards cup|64 người, một nhà vô địch, quỹ thưởng 50.000.000\u00A0₫.=64 players, one champion, 50,000,000\u00A0₫ prize pool.|Ghi danh trước 20:00 thứ Bảy.=Sign up before Saturday 20:00.
1007|sport_promo|200K|18|Y-|Hoàn cược trận đầu tiên=First match refunded|Cược thua đầu tiên được hoàn tối đa 200.000\u00A0₫.=Your first lost bet is refunded up to 200,000\u00A0₫.|Gửi ảnh phiếu cược khi nhận thưởng.=Send an image of your bet slip with your claim.
1008|fish_promo|150K|12|--|Săn cá vàng=Hunt for the golden fish|Bắt 50 cá vàng nhận 150.000\u00A0₫.=Catch 50 golden fish and get 150,000\u00A0₫.|Mọi phòng bắn cá đều được tính.=All fishing rooms count.
1009|lotto_promo|+5%|25|--|Trúng lô thêm 5%=5% lottery win boost|Cộng 5% cho mỗi phiếu trúng xổ số siêu tốc.=5% extra on every winning speed lottery bet.|Tối đa 1.000.000\u00A0₫ mỗi ngày.=Up to 1,000,000\u00A0₫ a day.
1010|app_download|58K|-|YY|Cài ứng dụng nhận 58.000\u00A0₫=Install the app, get 58,000\u00A0₫|Cài lên màn hình chính và gửi ảnh chụp.=Add it to your home screen and send a screenshot.|Mỗi thiết bị một lần.=Once per device.
1011|player_rank_rules|VIP 8|-|--|Quy tắc hạng VIP=VIP level rules|Tám cấp từ Gốm đến Hồng Ngọc, tính theo tổng cược.=Eight levels from Clay to Ruby, by total stakes.|Cấp đã đạt được giữ mãi.=Levels reached are kept.
1012|point_mall|10K|-|--|Đổi điểm lấy quà=Points for gifts|Một điểm cho mỗi 10.000\u00A0₫ tiền cược.=One point for every 10,000\u00A0₫ staked.|Điểm có hạn 12 tháng.=Points expire after 12 months.
1013|other_promo|100K|45|-Y|Giới thiệu bạn bè=Refer a friend|Nhận 100.000\u00A0₫ khi bạn của bạn nạp lần đầu.=Get 100,000\u00A0₫ on your friend’s first deposit.|Ghi tên đăng nhập của bạn bè vào phần ghi chú.=Enter your friend’s username in the note.`

const PROMOTED_GAMES: Readonly<Record<string, Category>> = {
  rng_promo: 'RNG',
  live_promo: 'LIVE',
  pvp_promo: 'PVP',
  sport_promo: 'SPORTS',
  fish_promo: 'FISH',
  lotto_promo: 'LOTT',
}

export const promotions = (): PromotionText[] => TABLE.split('\n').map(readPromotion)

function readPromotion(line: string): PromotionText {
  const [id = '', category = '', figure = '', days = '', requirements = '', title = '', gift = '', terms = ''] =
    line.split('|')
  const [offer, rule] = [parseText(gift), parseText(terms)]
  return {
    id: Number(id),
    category,
    games: PROMOTED_GAMES[category],
    title: parseText(title),
    content: {
      vi: `<h2>Ưu đãi</h2><p>${offer.vi}</p><h2>Điều kiện</h2><p>${rule.vi}</p>`,
      en: `<h2>What you get</h2><p>${offer.en}</p><h2>Terms</h2><p>${rule.en}</p>`,
    },
    pictures: readPictures(id, figure),
    days: days === '-' ? undefined : Number(days),
    imageRequired: requirements[0] === 'Y',
    remarkRequired: requirements[1] === 'Y',
  }
}

/** Two pictures if the languages write the figure differently, else one. */
function readPictures(id: string, figures: string): PromotionText['pictures'] {
  const [figure = '', english] = figures.split('=')
  const vi = { url: promotionUrl(id), figure }
  return { vi, en: english ? { url: promotionUrl(`${id}-en`), figure: english } : vi }
}

export { announcements } from './texts-announcements.ts'
