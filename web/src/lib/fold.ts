/** Lower case without marks: "Rồng Vàng" and "rong vang" are the same. */
export const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase().trim()
