import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../action/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export function PasswordField(props: TextFieldProps) {
  const { t } = useTranslation()
  const [isVisible, setVisible] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isVisible ? 'text' : 'password'}
      trailing={
        <IconButton
          label={t(isVisible ? 'hidePassword' : 'showPassword')}
          icon={isVisible ? <EyeOff /> : <Eye />}
          onClick={() => setVisible(!isVisible)}
        />
      }
    />
  )
}
