import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { problemText } from '#api/problems.ts'
import { startTrial } from '#api/member/session.queries.ts'
import { type SessionLoss, session, useSession } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { Emblem, FormFailure, Remark, Screen } from '#shared/forms/form-layout.tsx'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'

export function TrialScreen() {
  const { t } = useTranslation(['sign-in', 'app'])
  const current = useSession()
  const navigate = useNavigate()
  const loss = useLocation().state as SessionLoss | null
  const [isConfirming, setConfirming] = useState(false)
  const { mutate, isPending, error } = useMutation(startTrial())
  const start = () => {
    setConfirming(false)
    // Read first: the return path is cleared after the login.
    const next = session.returnPath()
    mutate(undefined, { onSuccess: () => void navigate(next) })
  }
  return (
    <Screen>
      <Emblem>
        <BrandMark size={72} />
        <p>{t('trialTitle')}</p>
      </Emblem>
      <Remark>{t('trialText')}</Remark>
      {loss?.isTrial && !current && <Remark role="status">{t('trialEnded')}</Remark>}
      <FormFailure>{error ? problemText(error) : ''}</FormFailure>
      <Button wide busy={isPending} onClick={() => (current ? setConfirming(true) : start())}>
        {t('startTrial')}
      </Button>
      <ButtonLink wide variant="secondary" to={paths.register}>
        {t('app:register')}
      </ButtonLink>
      <Dialog
        urgent
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('trialEndsSession')}
        text={t('trialEndsSessionText', { name: current?.userName ?? '' })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              {t('app:cancel')}
            </Button>
            <Button onClick={start}>{t('startTrial')}</Button>
          </>
        }
      />
    </Screen>
  )
}
