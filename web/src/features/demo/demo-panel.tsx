import { lotteryReads } from '#api/games/lottery.queries.ts'
import { invalidate } from '@longan/react-query'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/action/button.tsx'
import { blockInterstitials } from '#ui/overlay/interstitial.tsx'
import { ErrorPanel } from '#ui/page/error-panel.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { Sheet, Dialog } from '#ui/overlay/sheet.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { RecordingControls } from './recording-controls.tsx'
import { ClockControls } from './clock-controls.tsx'
import styles from './demo-panel.module.css'
import { Handle } from './handle.tsx'
import { PersonaChooser } from './persona-chooser.tsx'
import {
  sendWorldCommand,
  worldClockQuery,
  worldSettingsQuery,
  resetWorld,
  outboxQuery,
  type SentMessage,
} from './world.queries.ts'
import { addDemoMessages } from './messages.ts'
import { type DirectorPage, directorPages } from './director-pages.ts'
import { useWorldBrand } from './brand/use-world-brand.ts'
import { LinkedWorld } from './world-link.tsx'
import { ProviderFrame, useFrameAddress } from '#shared/provider-frame.tsx'
import { parseIdentityResult, currentVisit, type ProviderVisit } from './identity.ts'
import { useNavigate } from 'react-router-dom'
import { session } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { Link } from '#ui/action/link.tsx'

/** Enough to find a code that was just requested. */
const MAX_SHOWN = 3

/** SMS and mails of the site. The demo sends nothing, so they are read here. */
function Outbox({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('demo')
  const { data: messages = [] } = useQuery(outboxQuery())
  return (
    <section className={styles.part}>
      <h3>{t('outbox')}</h3>
      {messages.length === 0 && <p className={styles.hint}>{t('outboxEmpty')}</p>}
      {messages.slice(0, MAX_SHOWN).map((message) => (
        <Message key={`${message.at} ${message.to} ${message.code}`} message={message} onDone={onDone} />
      ))}
    </section>
  )
}

function Message({ message, onDone }: { message: SentMessage; onDone: () => void }) {
  const { t } = useTranslation('demo')
  const { at, to, subject, text, code, link } = message
  const copy = async () => {
    await navigator.clipboard.writeText(code ?? '')
    await showToast(t('copied'), { kind: 'success' })
  }
  return (
    <article className={styles.message}>
      <p className={styles.hint}>
        {to} · {formatDayTime(at)}
      </p>
      {subject && <h4>{subject}</h4>}
      <p>{text}</p>
      {link && (
        <Link to={link} onClick={onDone}>
          {t('openLink')}
        </Link>
      )}
      {code && (
        <Button variant="secondary" size="small" onClick={() => void copy().catch(() => undefined)}>
          {t('copyCode', { code })}
        </Button>
      )}
    </article>
  )
}

function WorldReset({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['demo', 'app'])
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const reset = useMutation(resetWorld())
  const cancel = () => setConfirming(false)
  const startOver = async () => {
    cancel()
    await reset.mutateAsync()
    onDone()
    await navigate(paths.home)
    // A page for members has asked to come back to it.
    session.forgetReturn()
    await showToast(t('resetDone'), { kind: 'success', time: 'short' })
  }
  const showError = (error: Error) => showToast(error.message, { kind: 'error', time: 'long' })
  return (
    <>
      <Button variant="danger" size="small" busy={reset.isPending} onClick={() => setConfirming(true)}>
        {t('reset')}
      </Button>
      <p className={styles.hint}>{t('resetText')}</p>
      <Dialog
        urgent
        open={isConfirming}
        onClose={cancel}
        title={t('confirmReset')}
        text={t('resetText')}
        actions={
          <>
            <Button variant="secondary" onClick={cancel}>
              {t('app:cancel')}
            </Button>
            <Button variant="danger" onClick={() => void startOver().catch(showError)}>
              {t('reset')}
            </Button>
          </>
        }
      />
    </>
  )
}

function IdentityWindow() {
  const { t } = useTranslation('demo')
  const visit = useSyncExternalStore(currentVisit.subscribe, currentVisit.get)
  return (
    <Sheet open={visit !== undefined} onClose={() => visit?.cancel()} title={t('identity')}>
      {visit && <ProviderPage key={visit.address} visit={visit} />}
    </Sheet>
  )
}

/** Accepts messages only from its own frame and only with the origin of the frame's address. */
function ProviderPage({ visit }: { visit: ProviderVisit }) {
  const { t } = useTranslation(['demo', 'app'])
  const container = useRef<HTMLDivElement>(null)
  const address = useFrameAddress(visit.address)
  const origin = address?.origin
  useEffect(() => {
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const frame = container.current?.querySelector('iframe')
      const result =
        source && source === frame?.contentWindow && from === origin ? parseIdentityResult(data) : undefined
      if (result) visit.resolve(result)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [visit, origin])
  if (!address) return <ErrorPanel message={t('app:urlEmpty')} onRetry={visit.cancel} />
  return (
    <div ref={container} className={styles.window}>
      <ProviderFrame
        address={address}
        title={t('identity')}
        className={styles.frame}
        act={{ close: visit.cancel, relogin: visit.cancel }}
      />
    </div>
  )
}

const Director = lazyComponent(() => import('./director/director.tsx').then((file) => file.Director))

export function DemoPanel() {
  useState(addDemoMessages)
  const { t } = useTranslation('demo')
  const [open, setOpen] = useState(false)
  const { directorPage, setDirectorPage } = useDirectorPage()
  const openDirector = (page: DirectorPage) => {
    setOpen(false)
    setDirectorPage(page)
  }
  useWorldTime()
  useWorldBrand()
  return (
    <aside aria-label={t('title')}>
      <Handle onOpen={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('title')}>
        <Controls onDone={() => setOpen(false)} onOpenDirector={openDirector} />
      </Sheet>
      <IdentityWindow />
      <LinkedWorld />
      {directorPage && (
        <Director page={directorPage} onShow={setDirectorPage} onClose={() => setDirectorPage(undefined)} />
      )}
    </aside>
  )
}

function useDirectorPage() {
  const draft = useDraft('director')
  const [directorPage, setDirectorPage] = useState(() => directorPages.find((page) => page === draft.get('page')))
  const saveDraft = useEffectEvent(() => (directorPage ? draft.set('page', directorPage) : draft.clear()))
  // Saved only on `pagehide`: signing out clears the tab's drafts, and walkthroughs sign out.
  useEffect(() => {
    addEventListener('pagehide', saveDraft)
    return () => removeEventListener('pagehide', saveDraft)
  }, [])
  const isOpen = directorPage !== undefined
  // From the tap on: the panel may still be loading when the sheet has closed.
  useEffect(() => (isOpen ? blockInterstitials() : undefined), [isOpen])
  return { directorPage, setDirectorPage }
}

type ControlsProps = { onDone: () => void; onOpenDirector: (page: DirectorPage) => void }

function Controls({ onDone, onOpenDirector }: ControlsProps) {
  const { t } = useTranslation('demo')
  const clock = useQuery(worldClockQuery())
  if (clock.isError) return <ErrorPanel message={clock.error.message} onRetry={() => void clock.refetch()} />
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" onClick={() => onOpenDirector('start')}>
          {t('openDirector')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => onOpenDirector('brand')}>
          {t('openBrand')}
        </Button>
      </div>
      <PersonaChooser onDone={onDone} />
      <Outbox onDone={onDone} />
      <ClockControls clock={clock.data} />
      <SiteControls onDone={onDone} />
      <RecordingControls />
    </div>
  )
}

function SiteControls({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('demo')
  const { data } = useQuery(worldSettingsQuery())
  const command = useMutation(sendWorldCommand())
  // Closes the sheet first, because the page under it is about to change.
  const setMaintenance = (maintenance: boolean) => {
    onDone()
    command.mutate({ command: 'POST /system/status', body: { maintenance } })
  }
  const setSocialLogin = (isOn: boolean) =>
    command.mutate({ command: 'PATCH /settings', body: { flags: { GOOGLELOGIN3: isOn, FACEBOOKLOGIN3: isOn } } })
  return (
    <section className={styles.part}>
      <h3>{t('site')}</h3>
      <Switch label={t('maintenance')} checked={data?.status.maintenance ?? false} onChange={setMaintenance} />
      <Switch label={t('socialLogin')} checked={data?.flags.GOOGLELOGIN3 ?? false} onChange={setSocialLogin} />
      <WorldReset onDone={onDone} />
    </section>
  )
}

function useWorldTime() {
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useQuery(worldClockQuery())
  const isFast = data !== undefined && !data.isFrozen && data.factor > 1
  // Timers run in real time, draws in world time.
  useEffect(() => {
    if (isFast) void invalidate(client, lotteryReads)
  }, [client, isFast, dataUpdatedAt])
}
