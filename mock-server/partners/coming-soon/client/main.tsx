/** @jsxImportSource preact */
import { type Frame, tellParent } from '../../kit/frame.ts'
import { startPartner } from '../../kit/start.tsx'
import { wordsOf } from '../../kit/words.ts'

const texts = {
  title: { vi: 'Trò chơi chưa mở trong bản demo', en: 'Not part of this demo yet' },
  about: {
    vi: 'Trang này đứng chỗ cho đối tác. Không có tiền nào được đặt cược.',
    en: 'This page stands in for the partner. No money was staked.',
  },
  back: { vi: 'Quay lại', en: 'Back' },
}

const Drum = () => (
  <svg viewBox="0 0 100 100" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
    <circle cx="50" cy="50" r="47" />
    <circle cx="50" cy="50" r="38" stroke-dasharray="1 6" stroke-width="4" stroke-linecap="round" />
    <circle cx="50" cy="50" r="28" />
    <path d="M50 30l4 13 13-4-8 11 8 11-13-4-4 13-4-13-13 4 8-11-8-11 13 4z" stroke-linejoin="round" />
  </svg>
)

function ComingSoon({ frame }: { frame: Frame }) {
  const t = wordsOf(texts, frame.language)
  return (
    <main>
      <Drum />
      <h1>{frame.query.get('name') ?? t('title')}</h1>
      <p>
        {t('title')}. {t('about')}
      </p>
      {parent !== window && (
        <button class="primary" onClick={() => tellParent({ longan: 'close' })}>
          {t('back')}
        </button>
      )}
    </main>
  )
}

void startPartner(({ frame }) => <ComingSoon frame={frame} />)
