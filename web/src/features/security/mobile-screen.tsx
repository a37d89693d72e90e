import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { bindMobile, verifyCurrentMobile } from '#api/member/security.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import styles from '#shared/forms/form.module.css'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { NumberForm } from './number-form.tsx'

export function MobileScreen() {
  const member = useQuery(memberInfoQuery())
  const [isVerified, setVerified] = useState(false)
  if (member.isError && !member.data) return <Failure query={member} />
  if (!member.data) return <RowSkeletons count={3} height={72} />
  const currentNumber = member.data.mobileVerified && !isVerified ? member.data.mobile : undefined
  return (
    <div className={styles.screen}>
      {currentNumber ? (
        <CurrentNumber present={currentNumber} onVerified={() => setVerified(true)} />
      ) : (
        <NewNumber known={member.data.mobileVerified ? undefined : member.data.mobile} />
      )}
    </div>
  )
}

function CurrentNumber({ present, onVerified }: { present: string; onVerified: () => void }) {
  const { t } = useTranslation('security')
  const { mutateAsync } = useMutation(verifyCurrentMobile())
  const verify = (proof: Parameters<typeof mutateAsync>[0]) => mutateAsync(proof).then(onVerified)
  return (
    <NumberForm
      key="present"
      purpose="current-mobile"
      lead={t('currentNumberLead', { mobile: present })}
      label={t('currentNumber')}
      button={t('continue')}
      send={verify}
    />
  )
}

function NewNumber({ known }: { known: string | undefined }) {
  const { t } = useTranslation('security')
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(bindMobile(useQueryClient()))
  const bind = async (proof: Parameters<typeof mutateAsync>[0]) => {
    await mutateAsync(proof)
    void showToast(t('mobileSaved'), { kind: 'success' })
    await navigate(paths.security, { replace: true })
  }
  return (
    <NumberForm
      key="new"
      purpose="mobile"
      lead={known ? t('unverifiedLead', { mobile: known }) : t('mobileLead')}
      label={t('newNumber')}
      button={t('bindMobile')}
      send={bind}
    />
  )
}
