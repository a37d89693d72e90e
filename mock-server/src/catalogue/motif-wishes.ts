import type { Category } from './game.ts'

/** What a title says and the motifs that suit them; the first line that fits wins. Motifs count as in art/motifs-*.ts. */
const WISHES: Partial<Record<Category, [title: RegExp, motifs: number[]][]>> = {
  RNG: [
    [/Hóa Rồng|Rồng|Long Vương/, [0]],
    [/Trống Đồng|Chuông|Chim Lạc/, [2]],
    [/Đèn|Trăng|Rước|Trung Thu|Chị Hằng|Chú Cuội/, [3]],
    [/Hũ|Thần Tài|Kho Báu|Rương|Phú Ông|Đồng Tiền|Hạt Ngọc/, [4]],
    [/Rùa|Thủy Cung/, [5]],
    [/Sen/, [1]],
    [/Hoa |Quạt|Bướm|Xuân|Yến|Ong /, [6, 1]],
    [/Poker|Roulette|Máy|Bingo|Tài Xỉu|Vé Cào|Thẻ Cào|Lô Tô/, [7]],
  ],
  FISH: [
    [/Bạch Tuộc|Mực|Sứa/, [1]],
    [/Cua|Tôm/, [2]],
    [/Cá Voi/, [3]],
    [/Rùa/, [5]],
    [/Cá Nóc/, [4]],
    [/Cá Chép|Cá Hề/, [0]],
    [/Cá Mập|Cá Sấu|Cá Đuối|Cá Kiếm/, [3, 0]],
  ],
  PVP: [
    [/Cờ|Quan|Domino/, [2]],
    [/Poker|Xì|Liêng/, [4, 1]],
    [/./, [0, 1, 3, 4]],
  ],
  LIVE: [
    [/Roulette/, [1]],
    [/Xóc Đĩa|Tài Xỉu|Bầu Cua|Xúc Xắc/, [2]],
    [/./, [0, 3, 4]],
  ],
  SPORTS: [
    [/Bóng Đá|FB/, [1, 0]],
    [/Bóng Rổ|Quần Vợt|Bóng Chuyền/, [2]],
    [/./, [3]],
  ],
}

/** Which motifs suit a title, best known by its Vietnamese words; an empty list is "any". */
export function motifsFor(category: Category, title: string): number[] {
  return WISHES[category]?.find(([words]) => words.test(title))?.[1] ?? []
}
