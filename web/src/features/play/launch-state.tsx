import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { problemCode, problemText } from '#api/problems.ts'
import { paths } from '#lib/site/paths.ts'
import type { FrameAddress } from '#shared/game-frame.ts'
import { ButtonLink } from '#ui/action/button.tsx'
import { ErrorPanel } from '#ui/page/error-panel.tsx'
import { LoadingCover } from '#ui/page/loading-cover.tsx'

type LaunchStateProps = { launch: UseQueryResult<string>; address: FrameAddress | undefined }

export function LaunchState({ launch, address }: LaunchStateProps) {
  const { t } = useTranslation()
  const retry = { onRetry: () => void launch.refetch(), retrying: launch.isFetching }
  if (launch.isPending) return <LoadingCover text={t('launching')} />
  if (!launch.isError) return address ? null : <ErrorPanel message={t('urlEmpty')} {...retry} />
  const code = problemCode(launch.error)
  return (
    <ErrorPanel message={problemText(launch.error)} code={code} {...retry}>
      {balanceErrors.includes(code) && <ButtonLink to={paths.deposit}>{t('deposit')}</ButtonLink>}
    </ErrorPanel>
  )
}

const balanceErrors = ['launch_game_balance_not_enough', 'balance.not.enough']
