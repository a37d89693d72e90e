export const rulesMessages = {
  ruleInvented: {
    vi: 'Đội, giải và trận đấu đều do mô phỏng sinh ra, không phải sự kiện thật. Mọi khoản tiền là tiền chơi thử.',
    en: 'Teams, leagues and matches are simulated, none is real. All money is play money.',
  },
  ruleMargin: {
    vi: 'Tỷ lệ hoàn trả {returns}%: nhà cái giữ {margin}%, về lâu dài cứ 100 tiền cược thì trả lại {returns}.',
    en: 'RTP {returns}%: the margin is {margin}%, so in the long run {returns} of every 100 staked is paid back.',
  },
  ruleChance: {
    vi: 'Xác suất trúng là tỷ lệ hoàn trả chia cho tỷ lệ cược: cược 2,00 thì khoảng {half}%.',
    en: 'The chance to win is the RTP divided by the odds: at odds of 2.00 it is about {half}%.',
  },
  ruleOdds: {
    vi: 'Tỷ lệ đã gồm tiền cược và thay đổi theo diễn biến trận. Cược chỉ được nhận với tỷ lệ bạn đã đồng ý.',
    en: 'Odds include the stake and change during the match. Bets are only placed at odds you have accepted.',
  },
  ruleResult: {
    vi: 'Kết quả trận, chấp và tài xỉu đều tính theo tỷ số khi trận kết thúc.',
    en: 'Result, handicap and totals are all settled by the final score.',
  },
  ruleParts: {
    vi: 'Bóng rổ hòa khi hết giờ thì chơi tiếp đến một rổ vàng, tính hai điểm. Các môn khác, trừ bóng đá, thắng hai trong ba set, ván, hiệp hoặc lượt.',
    en: 'A basketball match that ends level goes on until one golden basket, worth two points. Other sports but football are won by two of three sets, maps, frames, rounds or heats.',
  },
  ruleLines: {
    vi: 'Chấp −1,5: đội đó phải hơn ít nhất 2. Tài 2,5: tổng từ 3 trở lên; Xỉu 2,5: tối đa 2.',
    en: 'Handicap −1.5: that side must win by 2 or more. Over 2.5 means 3 or more in all; under 2.5 means 2 at most.',
  },
  ruleMultiple: {
    vi: 'Cược xiên nhân các tỷ lệ với nhau; chỉ một kèo sai là cả phiếu không thắng.',
    en: 'A multiple multiplies its odds; one losing pick and the bet loses.',
  },
  ruleCashOut: {
    vi: 'Chốt sớm trả {share}% giá trị của cược lúc đó. Không bao giờ thấp hơn giá bạn đã thấy.',
    en: 'Cash out pays {share}% of the bet’s current value, never less than the offer you saw.',
  },
  ruleMost: { vi: 'Mỗi cược trả tối đa {most}.', en: 'Maximum payout per bet: {most}.' },
}
