import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toast, Toaster } from 'sonner'
import styles from './toast.module.css'

type ToastAppearance = {
  kind: 'notice' | 'success' | 'error'
  duration: number
  action?: { label: string; onClick: () => void }
  detail?: string
}

const icons = { notice: undefined, success: <CircleCheck size={20} />, error: <CircleAlert size={20} /> }

/** Shows a toast, also if the host is not mounted yet. */
export const openToast = (text: string, { kind, duration, action, detail }: ToastAppearance) =>
  void toast(text, { duration, action, description: detail, icon: icons[kind], id: text })

export const dismissToasts = () => void toast.dismiss()

export function ToastHost() {
  const { t } = useTranslation()
  return (
    <Toaster
      position="bottom-center"
      containerAriaLabel={t('notifications')}
      visibleToasts={2}
      offset={92}
      mobileOffset={{ bottom: 92, left: 16, right: 16 }}
      toastOptions={{
        unstyled: true,
        classNames: { toast: styles.toast, icon: styles.icon, description: styles.detail, actionButton: styles.action },
      }}
    />
  )
}
