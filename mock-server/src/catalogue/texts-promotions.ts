import { bannerUrl } from '../art/urls.ts'
import { parseText, type LocalizedText } from './words.ts'

export type PromotionText = {
  id: number
  category: string
  title: LocalizedText
  content: LocalizedText
  image: string
  /** Duration in days from the creation of the world; undefined means unlimited. */
  days?: number
  imageRequired: boolean
  remarkRequired: boolean
}

/** id|category|banner|days or -|asks for images and remarks|title|what you get|terms */
const TABLE = `1001|new_player|welcome|-|--|Thưởng chào mừng 100%=100% welcome bonus|Nhận thêm 100% lần nạp đầu, tối đa 2.000.000.=100% bonus on your first deposit, up to 2,000,000.|Vòng cược 15 lần trong 30 ngày.=Wagering requirement 15x within 30 days.
1002|deposit_promo|rebate|30|--|Nạp lại mỗi ngày 10%=10% daily deposit bonus|Mỗi ngày một lần, tối đa 500.000.=Once a day, up to 500,000.|Vòng cược 8 lần trong 7 ngày.=Wagering requirement 8x within 7 days.
1003|rebate_promo|rebate|-|--|Hoàn trả 1,2% không giới hạn=1.2% rebate, no limit|Hoàn trả trên tổng cược hợp lệ của ngày hôm trước.=Paid on all valid stakes of the previous day.|Vào ví lúc 12:00 trưa, không cần vòng cược.=Paid at 12:00, no wagering requirement.
1004|rng_promo|slots|14|--|Đua hũ mùa xuân=Spring jackpot race|100 người quay nhiều nhất tuần chia 300.000.000.=The week’s top 100 players share 300,000,000.|Chỉ tính trò chơi nổ hũ.=Slots only.
1005|live_promo|live|21|--|Chuỗi thắng Baccarat=Baccarat winning streak|Thắng liền 8 ván nhận 888.000.=Win 8 hands in a row and get 888,000.|Cược tối thiểu 50.000 mỗi ván.=Minimum stake 50,000 per hand.
1006|pvp_promo|cards|10|--|Giải Ba Cây hàng tuần=Weekly Three Cards cup|64 người, một nhà vô địch, quỹ thưởng 50.000.000.=64 players, one champion, 50,000,000 prize pool.|Ghi danh trước 20:00 thứ Bảy.=Sign up before Saturday 20:00.
1007|sport_promo|football|18|Y-|Hoàn cược trận đầu tiên=First match refunded|Cược thua đầu tiên được hoàn tối đa 200.000.=Your first lost bet is refunded up to 200,000.|Gửi ảnh phiếu cược khi nhận thưởng.=Send an image of your bet slip with your claim.
1008|fish_promo|fishing|12|--|Săn cá vàng=Hunt for the golden fish|Bắt 50 cá vàng nhận 150.000.=Catch 50 golden fish and get 150,000.|Mọi phòng bắn cá đều được tính.=All fishing rooms count.
1009|lotto_promo|lottery|25|--|Trúng lô thêm 5%=5% lottery win boost|Cộng 5% cho mỗi phiếu trúng xổ số siêu tốc.=5% extra on every winning speed lottery bet.|Tối đa 1.000.000 mỗi ngày.=Up to 1,000,000 a day.
1010|app_download|welcome|-|YY|Cài ứng dụng nhận 58.000=Install the app, get 58,000|Cài lên màn hình chính và gửi ảnh chụp.=Add it to your home screen and send a screenshot.|Mỗi thiết bị một lần.=Once per device.
1011|player_rank_rules|slots|-|--|Quy tắc hạng VIP=VIP level rules|Tám cấp từ Gốm đến Sơn Mài, tính theo tổng cược.=Eight levels from Clay to Lacquer, by total stakes.|Cấp đã đạt được giữ mãi.=Levels reached are kept.
1012|point_mall|cards|-|--|Đổi điểm lấy quà=Points for gifts|Một điểm cho mỗi 10.000 tiền cược.=One point for every 10,000 staked.|Điểm có hạn 12 tháng.=Points expire after 12 months.
1013|other_promo|football|45|-Y|Giới thiệu bạn bè=Refer a friend|Nhận 100.000 khi bạn của bạn nạp lần đầu.=Get 100,000 on your friend’s first deposit.|Ghi tên đăng nhập của bạn bè vào phần ghi chú.=Enter your friend’s username in the note.`

export const promotions = (): PromotionText[] => TABLE.split('\n').map(readPromotion)

function readPromotion(line: string): PromotionText {
  const [id = '', category = '', image = '', days = '', requirements = '', title = '', gift = '', terms = ''] =
    line.split('|')
  const [offer, rule] = [parseText(gift), parseText(terms)]
  return {
    id: Number(id),
    category,
    title: parseText(title),
    content: {
      vi: `<h2>Ưu đãi</h2><p>${offer.vi}</p><h2>Điều kiện</h2><p>${rule.vi}</p>`,
      en: `<h2>What you get</h2><p>${offer.en}</p><h2>Terms</h2><p>${rule.en}</p>`,
    },
    image: bannerUrl(image),
    days: days === '-' ? undefined : Number(days),
    imageRequired: requirements[0] === 'Y',
    remarkRequired: requirements[1] === 'Y',
  }
}
