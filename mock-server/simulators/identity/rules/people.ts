export type Person = { id: string; name: string; email?: string }

/** The invented accounts: two have the address of a member, the others are unknown to the site. */
export const people: readonly Person[] = [
  { id: 'minh-anh', name: 'Minh Anh', email: 'demo01@test.longan.example' },
  { id: 'bao-ngoc', name: 'Bảo Ngọc', email: 'demo02@longan.example' },
  { id: 'hoang-phuc', name: 'Lê Hoàng Phúc', email: 'hoang.phuc@longan.example' },
  { id: 'thu-trang', name: 'Trần Thu Trang' },
]
