import type { HotMatch } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { imageUrl } from '#lib/site/images.ts'
import { useOpenGame } from '#shared/open-game.ts'
import { formatOdds } from '#lib/money/money.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { Button } from '#ui/action/button.tsx'
import styles from './match-card.module.css'

export function MatchCard({ match }: { match: HotMatch }) {
  const { t } = useTranslation('home')
  const open = useOpenGame()
  const { homeTeam, awayTeam, league, matchTime, minute, score, vendor, gameType = 'SPORTS', nodeId, roomId } = match
  return (
    <article className={styles.card} aria-label={`${homeTeam} – ${awayTeam}`}>
      <div className={styles.head}>
        <span>
          {league} · <time dateTime={new Date(matchTime).toISOString()}>{formatDayTime(matchTime)}</time>
        </span>
        {minute !== undefined && <strong>{t('liveNow', { minute })}</strong>}
      </div>
      <div className={styles.teams}>
        <Team name={homeTeam} crest={match.homeTeamImageUrl} />
        <span className={styles.score}>{score ? `${score.home} – ${score.away}` : 'VS'}</span>
        <Team name={awayTeam} crest={match.awayTeamImageUrl} />
      </div>
      <Odds match={match} />
      <Button
        wide
        size="small"
        variant="secondary"
        onClick={() => open({ vassalage: vendor, gameType, nodeId, roomId })}
      >
        {t('betNow')}
      </Button>
    </article>
  )
}

function Team({ name, crest }: { name: string; crest: string }) {
  return (
    <span className={styles.team}>
      <img src={imageUrl(crest)} alt="" width={44} height={44} loading="lazy" decoding="async" />
      <span>{name}</span>
    </span>
  )
}

function Odds({ match: { odds, homeTeam, awayTeam } }: { match: HotMatch }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  if (!odds) return null
  const [first, draw, second] = [odds.home, odds.draw, odds.away].map((price) => formatOdds(price, language))
  const params = { home: homeTeam, away: awayTeam, first, draw, second }
  return (
    <div className={styles.odds} role="img" aria-label={t('odds', params)}>
      {[
        ['1', first],
        ['X', draw],
        ['2', second],
      ].map(([name, price]) => (
        <span key={name}>
          <small>{name}</small> {price}
        </span>
      ))}
    </div>
  )
}
