import { useState } from 'react'
import * as v from 'valibot'
import { Button } from '../button.tsx'
import { useForm } from '../form.tsx'
import { PasswordField } from '../password-field.tsx'
import { Section } from '../rail.tsx'
import { SearchField } from '../search-field.tsx'
import { SelectField } from '../select-field.tsx'
import { Checkbox, Switch } from '../switch.tsx'
import { TextField } from '../text-field.tsx'
import styles from './gallery.module.css'

const schema = v.object({
  username: v.pipe(v.string(), v.regex(/^\w{1,20}$/, 'Chỉ gồm chữ, số và gạch dưới')),
  password: v.pipe(v.string(), v.minLength(6, 'Ít nhất 6 ký tự')),
})

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
          <TextField label="Email" name="email" error="Email không chính xác" defaultValue="demo" />
          <TextField label="Mã giới thiệu" name="code" hint="Không bắt buộc" />
          <Checkbox name="remember" label="Ghi nhớ đăng nhập" defaultChecked />
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
