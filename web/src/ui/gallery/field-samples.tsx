import { useState } from 'react'
import * as v from 'valibot'
import { AmountField } from '../form/amount-field.tsx'
import { Button } from '../action/button.tsx'
import { CheckField } from '../form/check-field.tsx'
import { FileField } from '../form/file-field.tsx'
import { useForm } from '../form/form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { Section } from '../list/scroll-row.tsx'
import { SearchField } from '../form/search-field.tsx'
import { SelectField } from '../form/select-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import styles from './gallery.module.css'

const schema = v.object({
  username: v.pipe(
    v.string(),
    v.regex(/^\w{1,20}$/, 'Chỉ gồm chữ, số và gạch dưới'),
    v.minLength(4, 'Ít nhất 4 ký tự'),
  ),
  password: v.pipe(v.string(), v.minLength(6, 'Ít nhất 6 ký tự')),
  email: v.pipe(v.string(), v.email('Email không chính xác')),
  bank: v.pipe(v.string(), v.nonEmpty('Vui lòng chọn ngân hàng')),
  amount: v.pipe(v.number('Vui lòng nhập số tiền'), v.minValue(5_000_000, 'Ít nhất 50.000')),
  birthday: v.pipe(v.string(), v.isoDate('Vui lòng chọn ngày')),
  receipt: v.file('Vui lòng chọn ảnh'),
  agreed: v.literal(true, 'Vui lòng đồng ý'),
})
const banks = [
  { value: 'a', label: 'Ngân hàng A' },
  { value: 'b', label: 'Ngân hàng B' },
]

export function FieldSamples() {
  const [query, setQuery] = useState('rong vang')
  const [on, setOn] = useState(true)
  const form = useForm(schema, () => new Promise((resolve) => setTimeout(resolve, 1500)))
  return (
    <>
      <Section title="Form">
        <form {...form.props} className={styles.stack}>
          <TextField label="Tên đăng nhập" {...form.field('username')} />
          <PasswordField label="Mật khẩu" {...form.field('password')} />
          <TextField label="Email" kind="email" {...form.field('email')} />
          <TextField label="Mã giới thiệu" name="code" hint="Không bắt buộc" />
          <SelectField label="Ngân hàng" placeholder="Chọn ngân hàng" options={banks} {...form.field('bank')} />
          <AmountField label="Số tiền" min={5e6} max={3e10} quick={[1e7, 5e7, 5e8]} {...form.field('amount')} />
          <TextField label="Ngày sinh" kind="birthday" {...form.field('birthday')} />
          <FileField label="Biên lai" accept="image/*" {...form.field('receipt')} />
          <CheckField label="Tôi đã đủ 18 tuổi" {...form.field('agreed')} />
          <Button type="submit" wide busy={form.busy}>
            Đăng nhập
          </Button>
        </form>
      </Section>
      <Section title="Choices">
        <div className={styles.stack}>
          <SearchField value={query} onChange={setQuery} />
          <SelectField
            label="Nhà cung cấp"
            options={[
              { value: 'a', label: 'Kim Long' },
              { value: 'b', label: 'Hạ Long' },
            ]}
          />
          <Switch label="Ẩn số dư" checked={on} onChange={setOn} />
          <Switch label="Thông báo" checked={!on} onChange={(next) => setOn(!next)} />
        </div>
      </Section>
    </>
  )
}
