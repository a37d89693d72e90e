import type { Phone } from './phone.ts'

/** A journey; `as` is the account of the session it starts with. */
type Journey = { name: string; as?: string; go(phone: Phone): Promise<void> }

const GAME = 'Sơn Tinh Thủy Tinh'
const LIKED = 'Trống Đồng Bạc Tỷ'
const LISTS = ['/m/rng', '/m/fish', '/m/live', '/m/sports', '/m/lott']

async function logIn(phone: Phone, password: string) {
  await phone.open('/m/login')
  await phone.types('Tên đăng nhập', 'demo01')
  await phone.types('Mật khẩu', password)
  await phone.taps('button', 'Đăng nhập')
}

const has = (phone: Phone, selector: string) =>
  phone.until(selector, () => phone.run('return document.querySelector(arguments[0]) !== null', selector))

export const journeys: readonly Journey[] = [
  {
    name: 'a guest sees home and the link to register',
    async go(phone) {
      await phone.open('/m/home')
      await phone.sees('Đang hot')
      await phone.there('link', 'Đăng ký')
    },
  },
  {
    name: 'a wrong password shows an error',
    async go(phone) {
      await logIn(phone, 'Wrong@123')
      await phone.sees('Tên đăng nhập hoặc mật khẩu không đúng')
    },
  },
  {
    name: 'a member logs in and sees the balance',
    async go(phone) {
      await logIn(phone, 'Demo@123')
      await phone.isAt('/m/home')
      await phone.sees('12.408.317,50')
    },
  },
  {
    name: 'each kind of game has a list',
    async go(phone) {
      for (const path of LISTS) {
        await phone.open(path)
        await has(phone, 'main li')
      }
    },
  },
  {
    name: 'a game is added to the favourites and removed',
    as: 'demo02',
    async go(phone) {
      await phone.open('/m/slotsCenter')
      await phone.taps('button', `Thêm ${LIKED} vào yêu thích`)
      await phone.there('button', `Bỏ ${LIKED} khỏi yêu thích`)
      await phone.taps('tab', 'Yêu thích')
      await phone.taps('button', `Bỏ ${LIKED} khỏi yêu thích`)
      await phone.sees('Chưa có game yêu thích')
    },
  },
  {
    name: 'a game that was opened is among the recent ones',
    as: 'demo01',
    async go(phone) {
      await phone.open('/m/slotsCenter')
      await phone.taps('button', GAME)
      await has(phone, 'iframe')
      await phone.taps('button', 'Đóng')
      await phone.taps('tab', 'Gần đây')
      await phone.there('button', GAME)
    },
  },
  {
    name: 'the light theme survives a reload',
    async go(phone) {
      for (const tap of [true, false]) {
        await phone.open('/m/set')
        if (tap) await phone.taps('button', 'Sáng')
        await has(phone, 'html[data-theme=light]')
      }
    },
  },
  {
    name: 'English survives a reload',
    async go(phone) {
      await phone.open('/m/set')
      await phone.taps('button', 'English')
      await phone.sees('Clear cached data')
      await phone.open('/m/set')
      await phone.sees('Clear cached data')
    },
  },
  {
    name: 'a deposit is requested, confirmed and reported as paid',
    as: 'demo01',
    async go(phone) {
      await phone.open('/m/home')
      await phone.taps('link', 'Nạp tiền')
      await phone.taps('tab', 'Chuyển khoản ngân hàng')
      await phone.types('Số tiền nạp', '5000000')
      await phone.taps('button', 'Tiếp tục')
      await phone.taps('button', 'Xác nhận nạp')
      await phone.sees('Chờ thanh toán')
      await phone.taps('button', 'Tôi đã chuyển tiền')
      await phone.sees('Đang xác nhận')
    },
  },
  {
    name: 'a letter is read',
    as: 'demo01',
    async go(phone) {
      await phone.open('/m/home')
      await phone.taps('link', 'Hộp thư')
      await has(phone, 'main li :is(a, button)')
      await phone.run("document.querySelector('main li :is(a, button)').click()")
      await phone.sees('2 tin chưa đọc')
    },
  },
  {
    name: 'help opens the topic of the link',
    async go(phone) {
      await phone.open('/m/help?i=1')
      await has(phone, '[role=tab][aria-selected=true]')
      await phone.sees('Nạp tiền')
    },
  },
  {
    name: 'a member signs out and is a guest',
    as: 'demo01',
    async go(phone) {
      await phone.open('/m/set')
      await phone.taps('button', 'Đăng xuất')
      await phone.until('a prompt', () => phone.run("return document.querySelector('[role=alertdialog]') !== null"))
      await phone.taps('button', 'Đăng xuất')
      await phone.there('link', 'Đăng ký')
    },
  },
]
