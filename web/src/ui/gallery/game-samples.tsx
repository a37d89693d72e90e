import { useState } from 'react'
import { Carousel } from '../media/carousel.tsx'
import { GameGrid } from '../list/game-grid.tsx'
import { Marquee } from '../media/marquee.tsx'
import { ScrollRow, Section } from '../list/scroll-row.tsx'
import { TileSkeletons } from '../page/skeleton.tsx'
import { Tile } from '../media/tile.tsx'

const names = [
  'Rồng Vàng Phương Đông',
  'Cá Chép Hóa Rồng',
  'Tiến Lên Đại Chiến',
  'Trống Đồng Bạc Tỷ',
  'Baccarat Sen Trắng',
  'Sới Gà Cao Lãnh',
]

const picture = (hue: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80"><rect width="60" height="80" fill="${hue}"/><circle cx="30" cy="32" r="18" fill="gold"/></svg>`)}`

const games = Array.from({ length: 60 }, (_, index) => ({ id: String(index), title: names[index % 6] ?? '' }))
const slides = ['darkgreen', 'maroon', 'navy'].map((hue) => ({
  id: hue,
  image: picture(hue),
  alt: hue,
  content: 'Hoàn trả 1,2% mỗi ngày, không giới hạn',
}))

export function GameSamples() {
  const [liked, setLiked] = useState(false)
  const [count, setCount] = useState(12)
  const [news, setNews] = useState(true)
  const open = () => setNews(true)
  return (
    <>
      <Section title="Carousel, marquee">
        <Carousel label="Banner" slides={slides} />
        {news && (
          <Marquee
            items={[
              { key: '1', text: 'Bảo trì Hạ Long 02:00–03:00 ngày 21/11' },
              { key: '2', text: 'Kết quả XSMB hôm nay' },
            ]}
            empty="Không có thông báo"
            onOpen={open}
            onDismiss={() => setNews(false)}
          />
        )}
      </Section>
      <Section title="Rail, tile states">
        <ScrollRow label="Tiles">
          <Tile
            title="Rồng Vàng Phương Đông"
            vendor="Kim Long"
            image={picture('saddlebrown')}
            hot
            favourite={liked}
            onFavourite={() => setLiked(!liked)}
            onOpen={open}
          />
          <Tile title="Cá Chép Hóa Rồng" vendor="Hạ Long" image="/missing.webp" onFavourite={open} onOpen={open} />
          <Tile title="Tiến Lên Đại Chiến" image={picture('teal')} maintenance="Bảo trì đến 03:00" onOpen={open} />
          <Tile title="Baccarat Sen Trắng" vendor="Sen Studio" image={picture('purple')} launching onOpen={open} />
          <Tile title="Sới Gà" vendor="WS168" image={picture('indigo')} recent onOpen={open} />
        </ScrollRow>
      </Section>
      <Section title="Skeletons">
        <TileSkeletons count={3} />
      </Section>
      <Section title="Grid">
        <GameGrid
          rows={games.slice(0, count)}
          keyOf={(game) => game.id}
          hasMore={count < 60}
          onMore={() => setCount(count + 12)}
          end="Đã hết"
        >
          {(game) => <Tile title={game.title} vendor="Kim Long" image={picture('brown')} onOpen={open} />}
        </GameGrid>
      </Section>
    </>
  )
}
