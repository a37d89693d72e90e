import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { memberInfoQuery } from '#api/member.queries.ts'
import { bindMobile, proveMobile } from '#api/security.queries.ts'
import { paths } from '#lib/paths.ts'
import { Failure } from '#shared/failure.tsx'
import styles from '#shared/forms/form.module.css'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { NumberForm } from './number-form.tsx'

/** My mobile number: proven by a code. Who has proven one shows first that it is still theirs. */
export function MobileScreen() {
  const who = useQuery(memberInfoQuery())
  const [isProven, setProven] = useState(false)
  if (who.isError && !who.data) return <Failure query={who} />
  if (!who.data) return <RowSkeletons count={3} height={72} />
  const present = who.data.mobileVerified && !isProven ? who.data.mobile : undefined
  return (
    <div className={styles.screen}>
      {present ? (
        <PresentNumber present={present} onProven={() => setProven(true)} />
      ) : (
        <NewNumber known={who.data.mobileVerified ? undefined : who.data.mobile} />
      )}
    </div>
  )
}

function PresentNumber({ present, onProven }: { present: string; onProven: () => void }) {
  const { t } = useTranslation('security')
  const { mutateAsync } = useMutation(proveMobile())
  const prove = (proof: Parameters<typeof mutateAsync>[0]) => mutateAsync(proof).then(onProven)
  return (
    <NumberForm
      key="present"
      purpose="current-mobile"
      lead={t('presentLead', { mobile: present })}
      label={t('presentNumber')}
      button={t('goOn')}
      send={prove}
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
      lead={known ? t('unprovenLead', { mobile: known }) : t('mobileLead')}
      label={t('newNumber')}
      button={t('bindMobile')}
      send={bind}
    />
  )
}
