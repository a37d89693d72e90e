import { shareName } from '@longan/sdk/inputs/agent'
import { success } from './gateway.ts'
import type { ScreenOptions } from './render-screen.tsx'

const PIN = '246810'
const [set, change] = [
  { paymentPassword: PIN, confirmPaymentPassword: PIN },
  { oldPassword: 'Demo@123', newPassword: 'Abc12345', confirmNewPassword: 'Abc12345' },
]
const newcomer = { username: 'nhanlong88', password: 'Demo@123', confimpsw: 'Demo@123', mobileNum1: '0912000111' }
const agents = (view: string) => `/m/agent/home?view=${view}`
/** An agent without open contracts, which would open a dialog. */
const agent: ScreenOptions = { as: 'agent01', answers: { getFundsConsolidated: success({}) } }

/** The steps up to the press that submits the form: fields to fill in and buttons to press. */
export type Steps = (Record<string, string> | string | RegExp)[]
export const forms: [string, string, ScreenOptions, Steps][] = [
  ['the login', '/m/login', {}, [{ username: 'demo02', password: 'Demo@123' }, 'Đăng nhập']],
  ['the agents’ login', '/m/agent', {}, [{ username: 'agent01', password: 'Demo@123' }, 'Đăng nhập']],
  ['the registration', '/m/register', {}, [newcomer, 'Đăng ký']],
  [
    'a new password by message',
    '/m/forget',
    {},
    [{ mobileNum: '0900000001', messageCode: PIN, newPassword: 'Abc12345' }, 'Đặt lại mật khẩu'],
  ],
  [
    'a new password by mail',
    '/m/forget',
    { settings: { flags: { CHNGPASSVERIF3: false } } },
    [{ username: 'demo02', email: 'demo02@site.example' }, 'Gửi email'],
  ],
  ['another password', '/m/changePsw', { as: 'demo02' }, [change, 'Đổi mật khẩu']],
  ['the profile', '/m/member/profile', { as: 'demo02' }, [{ nickname: 'Nhãn Lồng' }, 'Lưu']],
  ['the payment password', '/m/member/paymentPassword', { as: 'demo02' }, [set, 'Đặt mật khẩu rút tiền']],
  [
    'the questions',
    '/m/member/questions',
    { as: 'demo02' },
    [{ answer2: 'Bún chả', answer4: 'Lan' }, 'Lưu câu trả lời'],
  ],
  ['a number', '/m/member/mobile', { as: 'demo02' }, [{ mobileNum: '0987654321' }, 'Lấy mã']],
  ['another number', '/m/member/mobile', { as: 'demo01' }, [{ mobileNum: '0900000001', messageCode: PIN }, 'Tiếp tục']],
  ['a promotion', '/m/applyReward?id=1013', { as: 'demo01' }, [{ remarks: 'Ba người bạn' }, 'Gửi']],
  ['a deposit', '/m/voucherCenter?channel=1', { as: 'demo01' }, [{ amount: '500000' }, 'Tiếp tục', 'Xác nhận nạp']],
  [
    'a withdrawal',
    '/m/withdraw',
    { as: 'demo01' },
    [{ amount: '200000' }, 'Tiếp tục', { password: PIN }, 'Xác nhận rút'],
  ],
  [
    'a card',
    '/m/bankCard?add=B',
    { as: 'demo01' },
    [
      /^Ngân hàng: Chạm để chọn/,
      /^Ngân hàng Thành Đông/,
      { number: '9704 0500 1234 7788', password: PIN },
      'Thêm thẻ ngân hàng',
    ],
  ],
  ['a move', '/m/transfer', { as: 'demo01' }, [{ amount: '1000' }, 'Chuyển tiền']],
  [
    'points',
    '/m/rewardCenter?tab=points',
    { as: 'demo01' },
    ['Đổi điểm lấy tiền', { points: '300', password: PIN }, 'Đổi điểm lấy tiền'],
  ],
  ['a code', '/m/rewardCenter', { as: 'demo01' }, [{ promoCode: 'XUAN2026' }, 'Dùng mã']],
  [
    'money for a team',
    agents('transfer&to=thaomy'),
    agent,
    [{ [shareName('thaomy')]: '10' }, 'Xem trước', { password: PIN }, 'Chuyển tiền'],
  ],
  [
    'an agent’s link',
    '/m/agentRegister',
    { as: 'agent01' },
    ['Tạo liên kết', { remark: 'Telegram', RNG: '0,5' }, 'Lưu'],
  ],
  [
    'a new member of a team',
    agents('newDownline'),
    agent,
    [{ username: 'lananh88', password: 'Demo@123', nickname: 'Lan Anh', LIVE: '0,5' }, 'Tạo tài khoản'],
  ],
  ['a downline’s rebates', agents('rebates'), agent, [/^thaomy/, { RNG: '0,9' }, 'Lưu']],
  [
    'a contract',
    agents('newContract&to=thaomy'),
    agent,
    [{ 'stake-0': '1000000', 'members-0': '3', 'rate-0': '0,1' }, 'Gửi hợp đồng'],
  ],
  ['a payee', '/m/withdraw', { as: 'demo02' }, [{ payeename: 'NGUYEN VAN NHAN' }, 'Lưu họ tên']],
  [
    'another payment password',
    '/m/member/paymentPassword',
    { as: 'demo01' },
    [{ oldPassword: PIN, newPassword: '135790', confirmNewPassword: '135790' }, 'Đổi mật khẩu rút tiền'],
  ],
  [
    'something for points',
    '/m/rewardCenter?tab=points',
    { as: 'demo01' },
    ['Đổi quà: Ô che mưa', { password: PIN }, 'Đổi quà'],
  ],
]
