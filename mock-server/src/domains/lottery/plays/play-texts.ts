import type { PlayOption } from '@longan/sdk'
import type { LocalizedText } from '../../../kernel/validation/language.ts'
import type { PlayCode } from './plays.ts'

export const PLAY_TEXTS: Record<PlayCode, { name: LocalizedText; how: LocalizedText }> = {
  lo2: {
    name: { vi: 'Lô 2 số', en: 'Two digits, any prize' },
    how: {
      vi: 'Thắng khi hai số cuối của bất kỳ giải nào trùng với số đã chọn. Trúng bao nhiêu giải trả bấy nhiêu lần.',
      en: 'Wins when any prize ends in the two digits, once for every prize that does.',
    },
  },
  de: {
    name: { vi: 'Đề đặc biệt', en: 'Last two digits' },
    how: {
      vi: 'Thắng khi hai số cuối của giải đặc biệt trùng với số đã chọn.',
      en: 'Wins when the special prize ends in the two digits.',
    },
  },
  dau: {
    name: { vi: 'Đầu', en: 'Tens digit' },
    how: {
      vi: 'Thắng khi chữ số hàng chục của giải đặc biệt trùng với số đã chọn.',
      en: 'Wins when the tens digit of the special prize is the chosen one.',
    },
  },
  duoi: {
    name: { vi: 'Đuôi', en: 'Last digit' },
    how: {
      vi: 'Thắng khi chữ số cuối của giải đặc biệt trùng với số đã chọn.',
      en: 'Wins when the last digit of the special prize is the chosen one.',
    },
  },
  bacang: {
    name: { vi: '3 càng', en: 'Last three digits' },
    how: {
      vi: 'Thắng khi ba số cuối của giải đặc biệt trùng với số đã chọn.',
      en: 'Wins when the special prize ends in the three digits.',
    },
  },
  taixiu: {
    name: { vi: 'Tài xỉu', en: 'Big or small' },
    how: {
      vi: 'Chữ số cuối của giải đặc biệt từ 5 đến 9 là tài, từ 0 đến 4 là xỉu.',
      en: 'The last digit of the special prize is big from 5 to 9, small from 0 to 4.',
    },
  },
  chanle: {
    name: { vi: 'Chẵn lẻ', en: 'Odd or even' },
    how: {
      vi: 'Chữ số cuối của giải đặc biệt là số chẵn hay số lẻ.',
      en: 'Whether the last digit of the special prize is odd or even.',
    },
  },
}

export const OPTION_NAMES: Record<PlayOption['content'], LocalizedText> = {
  TAI: { vi: 'Tài', en: 'Big' },
  XIU: { vi: 'Xỉu', en: 'Small' },
  CHAN: { vi: 'Chẵn', en: 'Even' },
  LE: { vi: 'Lẻ', en: 'Odd' },
}
