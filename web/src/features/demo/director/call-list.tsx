import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callsQuery, type RedactedCall } from './director.queries.ts'
import styles from './director.module.css'

export function CallList() {
  const { t } = useTranslation('director')
  const { data: calls = [] } = useQuery(callsQuery())
  return (
    <section className={styles.part}>
      <h3>{t('calls')}</h3>
      {calls.length === 0 && <p className={styles.hint}>{t('noCalls')}</p>}
      <div className={styles.calls}>
        {calls.map((call) => (
          <CallRow key={call.number} call={call} />
        ))}
      </div>
    </section>
  )
}

function CallRow({ call: { method, path, operation, status, request, response } }: { call: RedactedCall }) {
  const { t } = useTranslation('director')
  return (
    <details>
      <summary>
        <span data-failed={status >= 400 || undefined}>{status}</span>
        <code>{operation ?? `${method} ${path}`}</code>
      </summary>
      <h4>{t('request')}</h4>
      <pre tabIndex={0}>{JSON.stringify(request, undefined, 1)}</pre>
      <h4>{t('response')}</h4>
      <pre tabIndex={0}>{JSON.stringify(response, undefined, 1)}</pre>
    </details>
  )
}
