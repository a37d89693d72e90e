import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { toast, Toaster } from 'sonner'
import styles from './toast.module.css'

type ToastLook = {
  kind: 'notice' | 'success' | 'error'
  duration: number
  action?: { label: string; onClick: () => void }
}

let tellMounted = () => {}
const mounted = new Promise<void>((resolve) => (tellMounted = resolve))

const icons = { notice: undefined, success: <CircleCheck size={20} />, error: <CircleAlert size={20} /> }

/** Opens one toast as soon as the host listens: sonner forgets what was said before. */
export async function openToast(text: string, { kind, duration, action }: ToastLook) {
  await mounted
  toast(text, { duration, action, icon: icons[kind], id: text })
}

export function ToastHost() {
  const { t } = useTranslation()
  // Only after the Toaster's own effect has run is it listening; a parent's effect runs later than its child's.
  useEffect(() => tellMounted(), [])
  return (
    <Toaster
      position="bottom-center"
      containerAriaLabel={t('notifications')}
      visibleToasts={2}
      offset={92}
      mobileOffset={{ bottom: 92, left: 16, right: 16 }}
      toastOptions={{
        unstyled: true,
        classNames: { toast: styles.toast, icon: styles.icon, actionButton: styles.action },
      }}
    />
  )
}
