import { useState } from 'react'
import { setTheme, useTheme } from '#lib/storage/theme.ts'
import { Chips } from '#ui/action/chips.tsx'
import { OverlayHost, showLoading } from '#ui/overlay/overlay.tsx'
import { PageBar } from '#ui/page/page-bar.tsx'
import styles from './gallery.module.css'
import { SmallSamples } from './small-samples.tsx'
import { Button } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { ErrorPanel } from '#ui/page/error-panel.tsx'
import { SanitizedHtml } from '#ui/text/sanitized-html.tsx'
import { Section, ScrollRow } from '#ui/list/scroll-row.tsx'
import { Dialog, Sheet } from '#ui/overlay/sheet.tsx'
import { RowSkeletons, TileSkeletons } from '#ui/page/skeleton.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import * as v from 'valibot'
import { AmountField } from '#ui/form/amount-field.tsx'
import { CheckField, TextField, PasswordField } from '#ui/form/text-field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { useForm } from '#ui/form/form.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Carousel } from '#ui/media/carousel.tsx'
import { GameGrid } from '#ui/list/game-grid.tsx'
import { Marquee } from '#ui/media/marquee.tsx'
import { Tile } from '#ui/media/tile.tsx'

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

function GameSamples() {
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

const schema = v.object({
  username: v.pipe(
    v.string(),
    v.regex(/^\w{1,20}$/, 'Chỉ gồm chữ, số và gạch dưới'),
    v.minLength(4, 'Ít nhất 4 ký tự'),
  ),
  password: v.pipe(v.string(), v.minLength(6, 'Ít nhất 6 ký tự')),
  email: v.pipe(v.string(), v.email('Email không chính xác')),
  bank: v.pipe(v.string(), v.nonEmpty('Vui lòng chọn ngân hàng')),
  amount: v.pipe(v.number('Vui lòng nhập số tiền'), v.minValue(5_000_000, 'Ít nhất 50.000')),
  birthday: v.pipe(v.string(), v.isoDate('Vui lòng chọn ngày')),
  receipt: v.file('Vui lòng chọn ảnh'),
  agreed: v.literal(true, 'Vui lòng đồng ý'),
})
const banks = [
  { value: 'a', label: 'Ngân hàng A' },
  { value: 'b', label: 'Ngân hàng B' },
]

function FieldSamples() {
  const [query, setQuery] = useState('rong vang')
  const [on, setOn] = useState(true)
  const form = useForm(schema, () => new Promise((resolve) => setTimeout(resolve, 1500)))
  return (
    <>
      <Section title="Form">
        <form {...form.props} className={styles.stack}>
          <TextField label="Tên đăng nhập" {...form.field('username')} />
          <PasswordField label="Mật khẩu" {...form.field('password')} />
          <TextField label="Email" kind="email" {...form.field('email')} />
          <TextField label="Mã giới thiệu" name="code" hint="Không bắt buộc" />
          <SelectField label="Ngân hàng" placeholder="Chọn ngân hàng" options={banks} {...form.field('bank')} />
          <AmountField label="Số tiền" min={5e6} max={3e10} quick={[1e7, 5e7, 5e8]} {...form.field('amount')} />
          <TextField label="Ngày sinh" kind="birthday" {...form.field('birthday')} />
          <FileField label="Biên lai" accept="image/*" {...form.field('receipt')} />
          <CheckField label="Tôi đã đủ 18 tuổi" {...form.field('agreed')} />
          <Button type="submit" wide busy={form.busy}>
            Đăng nhập
          </Button>
        </form>
      </Section>
      <Section title="Choices">
        <div className={styles.stack}>
          <SearchField value={query} onChange={setQuery} />
          <SelectField
            label="Nhà cung cấp"
            options={[
              { value: 'a', label: 'Kim Long' },
              { value: 'b', label: 'Hạ Long' },
            ]}
          />
          <Switch label="Ẩn số dư" checked={on} onChange={setOn} />
          <Switch label="Thông báo" checked={!on} onChange={(next) => setOn(!next)} />
        </div>
      </Section>
    </>
  )
}

function NoticeSamples() {
  const [open, setOpen] = useState<'sheet' | 'menu' | 'dialog'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Section title="Overlays">
        <div className={styles.row}>
          <Button onClick={() => setOpen('sheet')}>Sheet</Button>
          <Button onClick={() => setOpen('menu')}>Menu</Button>
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => void showToast('Đã lưu', { kind: 'success', time: 'long' })}>Toast</Button>
          <Button onClick={() => void setTimeout(showLoading(), 3000)}>Loading</Button>
        </div>
      </Section>
      <PageBar title="Khuyến mãi" tone="blue" onBack={close} />
      <Empty
        title="Chưa có game yêu thích"
        text="Chạm ♡ trên game bất kỳ."
        action={<Button variant="secondary">Xem game hot</Button>}
      />
      <ErrorPanel message="Không có mạng hoặc kết nối không ổn định" code="network" onRetry={close} />
      <SanitizedHtml html="<h3>Thể lệ</h3><p>Hoàn trả <b>1,2%</b> mỗi ngày. <a href='https://example.com'>Chi tiết</a></p>" />
      <RowSkeletons count={2} />
      <Sheet open={open === 'sheet'} onClose={close} title="Kênh hỗ trợ">
        <p>Kéo xuống để đóng.</p>
      </Sheet>
      <Sheet open={open === 'menu'} onClose={close} title="Menu" side="right">
        <p>Kéo sang phải để đóng.</p>
      </Sheet>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Bạn chắc chắn muốn đăng xuất?"
        actions={<Button onClick={close}>Đăng xuất</Button>}
        urgent
      />
    </>
  )
}

const pages = { small: SmallSamples, games: GameSamples, fields: FieldSamples, notices: NoticeSamples }
type Page = keyof typeof pages

/** All components on one page; development only. */
export function Gallery() {
  const [page, setPage] = useState<Page>((location.hash.slice(1) as Page) || 'small')
  const theme = useTheme()
  const Samples = pages[page] ?? SmallSamples
  return (
    <main className={styles.gallery}>
      <PageBar title="Gallery" />
      <Chips
        label="Theme"
        value={theme}
        onChange={setTheme}
        choices={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ]}
      />
      <Chips
        label="Page"
        value={page}
        onChange={setPage}
        choices={(Object.keys(pages) as Page[]).map((value) => ({ value, label: value }))}
      />
      <Samples />
      <OverlayHost />
    </main>
  )
}
