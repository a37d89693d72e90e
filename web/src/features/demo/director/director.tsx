import { QrCode } from '#shared/invite/qr-code.tsx'
import { session, type Session } from '#api/member/session.ts'
import { useCopy } from '#shared/use-copy.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { usePersonaDescription } from '#features/demo/persona-chooser.tsx'
import { callName } from './call-names.ts'
import { sendPanelCommand, useWorldUpdates, WorldUpdateContext, useWorldUpdate } from './world-changes.ts'
import { config } from '#lib/site/config.ts'
import { control } from '#features/demo/control.ts'
import { callsQuery, type RedactedCall, worldsQuery, panelLinkQuery } from './director.queries.ts'
import { useQuery, useMutation } from '@tanstack/react-query'
import { ChevronDown, ChevronLeft, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { RecordingControls } from '#features/demo/recording-controls.tsx'
import { ClockControls } from '#features/demo/clock-controls.tsx'
import { addDemoMessages } from '#features/demo/messages.ts'
import { worldClockQuery, refreshEverything, personasQuery } from '#features/demo/world.queries.ts'
import type { DirectorPage } from '#features/demo/director-pages.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { FirstHints } from './first-hints.tsx'
import { UpcomingEvents } from './upcoming-events.tsx'
import parts from '#features/demo/panel.module.css'
import styles from './director.module.css'
import { FaultControls } from './fault-controls.tsx'
import { LedgerView } from './ledger-view.tsx'
import { StripEnd, StripProgress, WalkthroughControls } from './walkthrough-controls.tsx'
import { usePanelCommands } from './use-panel-commands.ts'
import { addDirectorMessages } from './messages.ts'

/** QR code that opens this panel on another device; only if the mock runs behind HTTP. */
function SecondDevice() {
  const { t } = useTranslation('director')
  const { data } = useQuery(panelLinkQuery())
  const world = useWorldUpdate()?.world
  const copy = useCopy()
  if (!data?.link) return null
  const link = `${data.link}&world=${world}`
  return (
    <section className={parts.part}>
      <h3>{t('device')}</h3>
      <p className={parts.hint}>{t('deviceText')}</p>
      <div className={styles.qr}>
        <QrCode text={link} label={t('device')} />
      </div>
      <Button size="small" variant="secondary" onClick={() => void copy(link)}>
        {t('copyDevice')}
      </Button>
    </section>
  )
}

function PersonaControls() {
  const { t } = useTranslation(['director', 'demo'])
  const { data: personas = [] } = useQuery(personasQuery())
  const [selected, setSelected] = useState('demo01')
  const about = usePersonaDescription()
  const isBusy = useWorldUpdate()?.panel.state?.isBusy
  return (
    <section className={parts.part}>
      <h3>{t('demo:persona')}</h3>
      <SelectField
        label={t('demo:signInAs')}
        value={selected}
        onChange={setSelected}
        options={personas.map((one) => ({ value: one.account, label: `${one.account} · ${about(one)}` }))}
      />
      <div className={parts.buttons}>
        <Button size="small" busy={isBusy} onClick={() => void sendPanelCommand({ persona: selected })}>
          {t('demo:signIn')}
        </Button>
        <Button size="small" variant="danger" busy={isBusy} onClick={() => void sendPanelCommand({ reset: true })}>
          {t('demo:reset')}
        </Button>
      </div>
    </section>
  )
}

const FORK_SUFFIX = '.fork'
/** Who was signed in when a fork was made, until the page is loaded again. */
const signedInAtFork = new Map<string, Session | undefined>()

/** The world of a fork does not know a session that began later. */
function restoreSession(fork: string) {
  const before = signedInAtFork.get(fork)
  if (!signedInAtFork.has(fork) || before?.token === session.token()) return
  if (before) session.signIn(before)
  else session.signOut()
}

function Checkpoints() {
  const { t } = useTranslation('director')
  const { data: worlds = [] } = useQuery(worldsQuery())
  const world = useWorldUpdate()?.world ?? ''
  const forks = worlds.filter((name) => name.startsWith(world + FORK_SUFFIX))
  const next = 1 + Math.max(0, ...forks.map((name) => Number(name.slice(world.length + FORK_SUFFIX.length))))
  const fork = useMutation({
    async mutationFn({ from, name }: { from?: string; name: string }) {
      await control('POST /worlds/fork', { name, replace: from !== undefined }, { world: from })
      if (from === undefined) signedInAtFork.set(name, session.get())
      else restoreSession(from)
    },
    onSuccess: (...[, , , { client }]) => refreshEverything(client),
  })
  return (
    <section className={parts.part} aria-busy={fork.isPending}>
      <h3>{t('forks')}</h3>
      <p className={parts.hint}>
        {t('forksText')} {config.mode === 'demo' && t('forksPage')}
      </p>
      <div className={parts.buttons}>
        <Button size="small" variant="secondary" onClick={() => fork.mutate({ name: `${world}${FORK_SUFFIX}${next}` })}>
          {t('fork')}
        </Button>
        {forks.map((from) => (
          <Button key={from} size="small" onClick={() => fork.mutate({ from, name: world })}>
            {t('backTo', { place: from.slice(world.length + FORK_SUFFIX.length) })}
          </Button>
        ))}
      </div>
      {fork.isError && (
        <p className={parts.hint} role="alert">
          {fork.error.message}
        </p>
      )}
    </section>
  )
}

function CallList() {
  const { t } = useTranslation('director')
  const { data: calls = [] } = useQuery(callsQuery())
  return (
    <section className={parts.part}>
      <h3>{t('calls')}</h3>
      {calls.length === 0 && <p className={parts.hint}>{t('noCalls')}</p>}
      <div className={styles.calls}>
        {calls.map((call) => (
          <CallRow key={call.number} call={call} />
        ))}
      </div>
    </section>
  )
}

function CallRow({ call: { method, path, operation, status, request, response } }: { call: RedactedCall }) {
  const { t, i18n } = useTranslation('director')
  return (
    <details>
      <summary>
        <span data-failed={status >= 400 || undefined}>{status}</span>
        {operation && callName(operation, i18n.language === 'en' ? 'en' : 'vi')}{' '}
        <code>{operation ?? `${method} ${path}`}</code>
      </summary>
      <h4>{t('request')}</h4>
      <pre tabIndex={0}>{JSON.stringify(request, undefined, 1)}</pre>
      <h4>{t('response')}</h4>
      <pre tabIndex={0}>{JSON.stringify(response, undefined, 1)}</pre>
    </details>
  )
}

type DirectorProps = {
  page: DirectorPage
  onShow: (page: DirectorPage) => void
  isRemote?: boolean
  onClose?: () => void
}

const BrandPage = lazyComponent(() => import('../brand/brand-page.tsx').then((file) => file.BrandPage))

export function Director({ page, onShow, isRemote = false, onClose }: DirectorProps) {
  useState(() => (addDemoMessages(), addDirectorMessages()))
  const { t } = useTranslation(['director', 'app'])
  const update = useWorldUpdates(isRemote)
  const [isFolded, setFolded] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isStart = page === 'start'
  usePanelCommands(update, isRemote)
  useEffect(announceDocking, [])
  // There the panel covers half of what it shows.
  const foldOnPhone = () => !isRemote && matchMedia('(width < 48rem)').matches && setFolded(true)
  // Keyboard focus continues inside the panel, and on its new page.
  useEffect(() => heading.current?.focus(), [page])
  return (
    <aside
      className={styles.panel}
      data-director
      data-folded={isFolded || undefined}
      data-remote={isRemote || undefined}
      aria-label={t('director')}
    >
      <WorldUpdateContext value={update}>
        <header className={styles.head}>
          {!isStart && <IconButton label={t('app:back')} icon={<ChevronLeft />} onClick={() => onShow('start')} />}
          <h2 ref={heading} tabIndex={-1}>
            {t(isStart ? 'director' : 'brand')}
          </h2>
          {isFolded && <StripProgress />}
          {!isRemote && (
            <IconButton
              label={t(isFolded ? 'unfold' : 'fold')}
              icon={isFolded ? <ChevronUp /> : <ChevronDown />}
              onClick={() => setFolded(!isFolded)}
            />
          )}
          {onClose && <IconButton label={t('app:close')} icon={<X />} onClick={onClose} />}
        </header>
        {isFolded && <StripEnd />}
        {isStart ? (
          <StartPage isRemote={isRemote} onShowBrand={() => onShow('brand')} onPlay={foldOnPhone} />
        ) : (
          <BrandPage />
        )}
      </WorldUpdateContext>
    </aside>
  )
}

type StartPageProps = { isRemote: boolean; onShowBrand: () => void; onPlay: () => void }

function StartPage({ isRemote, onShowBrand, onPlay }: StartPageProps) {
  const { t } = useTranslation('director')
  const clock = useQuery(worldClockQuery())
  return (
    <>
      {isRemote && <p className={parts.hint}>{t('remoteText')}</p>}
      {!isRemote && <FirstHints />}
      <Button size="small" variant="secondary" onClick={onShowBrand}>
        {t('brand')}
      </Button>
      <WalkthroughControls onPlay={onPlay} />
      <PersonaControls />
      <UpcomingEvents />
      <ClockControls clock={clock.data} />
      <FaultControls />
      <Checkpoints />
      <CallList />
      <LedgerView />
      <RecordingControls canReplay={!isRemote} />
      {!isRemote && <SecondDevice />}
    </>
  )
}

/** Lists compute their columns again when the panel docks beside them, and when it has left the page. */
function announceDocking() {
  const announce = () => void dispatchEvent(new Event('resize'))
  announce()
  return announce
}
