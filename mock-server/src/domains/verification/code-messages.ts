import type { LocalizedText } from '../../catalogue/words.ts'
import type { Language } from '../../kernel/validation/language.ts'
import type { Message } from '../outbox/outbox.service.ts'
import type { SystemService } from '../system/system.service.ts'

const WARNING: LocalizedText = { vi: 'Không đưa mã này cho bất kỳ ai.', en: 'Never share this code with anyone.' }

const TEXTS: Record<'guest' | 'register' | 'member' | 'device' | 'identity' | 'mailbox', LocalizedText> = {
  guest: {
    vi: '{site}: {code} là mã xác nhận của bạn, có hiệu lực trong 5 phút.',
    en: '{site}: {code} is your verification code, valid for 5 minutes.',
  },
  register: {
    vi: '{site}: {code} là mã đăng ký của bạn, có hiệu lực trong 5 phút.',
    en: '{site}: {code} is your registration code, valid for 5 minutes.',
  },
  member: {
    vi: '{site}: {code} là mã xác minh số điện thoại của bạn, có hiệu lực trong 5 phút.',
    en: '{site}: {code} is the code to verify your mobile number, valid for 5 minutes.',
  },
  device: {
    vi: '{site}: {code} là mã đăng nhập trên thiết bị mới, có hiệu lực trong 5 phút.',
    en: '{site}: {code} is your login code for a new device, valid for 5 minutes.',
  },
  identity: {
    vi: '{code} là mã xác minh số điện thoại của bạn cho {site}, có hiệu lực trong 5 phút.',
    en: '{code} is the code to verify your mobile number for {site}, valid for 5 minutes.',
  },
  mailbox: {
    vi: '{site}: {code} là mã đặt lại mật khẩu rút tiền của bạn, có hiệu lực trong 5 phút.',
    en: '{site}: {code} is the code to reset your payment password, valid for 5 minutes.',
  },
}

/** The language of the reader, and the site that writes. */
export type Letterhead = { language: Language; system: Pick<SystemService, 'nameSite'> }

export const codeMessage = (
  of: Exclude<keyof typeof TEXTS, 'mailbox'>,
  { language, system }: Letterhead,
): Omit<Message, 'to'> => ({
  kind: 'sms',
  text: `${system.nameSite(TEXTS[of])[language]} ${WARNING[language]}`,
})

const PASSWORD_MAIL: Record<'subject' | 'text', LocalizedText> = {
  subject: { vi: 'Mật khẩu tạm thời của bạn tại {site}', en: 'Your temporary {site} password' },
  text: {
    vi: 'Mật khẩu tạm thời của bạn tại {site}: {code}. Hãy đăng nhập trong vòng 30 phút rồi đổi mật khẩu mới. Nếu bạn không yêu cầu, hãy bỏ qua thư này.',
    en: 'Your temporary {site} password: {code}. Log in within 30 minutes, then set a new password. If you did not request this, ignore this email.',
  },
}

const PROOF_SUBJECT: LocalizedText = {
  vi: 'Mã đặt lại mật khẩu rút tiền tại {site}',
  en: 'Your {site} payment password reset code',
}

export const passwordMail = ({ language, system }: Letterhead): Omit<Message, 'to'> => ({
  kind: 'mail',
  subject: system.nameSite(PASSWORD_MAIL.subject)[language],
  text: system.nameSite(PASSWORD_MAIL.text)[language],
  link: '/m/login',
})

export const mailedCode = ({ language, system }: Letterhead): Omit<Message, 'to'> => ({
  kind: 'mail',
  subject: system.nameSite(PROOF_SUBJECT)[language],
  text: `${system.nameSite(TEXTS.mailbox)[language]} ${WARNING[language]}`,
})
