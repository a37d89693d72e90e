import { Bell, Gift, Settings } from 'lucide-react'
import { useState } from 'react'
import { serverClock } from '#lib/time/server-clock.ts'
import { Amount } from '../text/amount.tsx'
import { Avatar } from '../media/avatar.tsx'
import { Badge } from '../text/badge.tsx'
import { Button } from '../action/button.tsx'
import { Chips } from '../action/chips.tsx'
import { Countdown } from '../text/countdown.tsx'
import { BrandMark } from '../media/brand-mark.tsx'
import { IconButton } from '../action/icon-button.tsx'
import { ListCard, ListRow } from '../list/list-row.tsx'
import { NumberBalls } from '../text/number-balls.tsx'
import { Section } from '../list/scroll-row.tsx'
import { Tabs } from '../action/tabs.tsx'
import styles from './gallery.module.css'

export function SmallSamples() {
  const [chip, setChip] = useState('hot')
  const [now] = useState(serverClock.now)
  const choices = ['hot', 'Nổ hũ', 'Bắn cá', 'Game bài', 'Live'].map((value) => ({ value, label: value }))
  return (
    <>
      <Section title="Buttons">
        <div className={styles.row}>
          <Button>Nạp tiền</Button>
          <Button variant="secondary">Rút tiền</Button>
          <Button variant="quiet">Xem tất cả</Button>
          <Button variant="danger">Xóa</Button>
          <Button busy>Đang gửi</Button>
          <Button disabled>Chưa được</Button>
          <Button size="small">Đăng ký</Button>
          <IconButton label="Notifications" icon={<Bell />}>
            <Badge count={128} />
          </IconButton>
        </div>
      </Section>
      <Section title="Money">
        <div className={styles.card}>
          <Amount value={12408317.5} size="hero" />
          <Amount value={12408317.5} size="amount" />
          <Amount value={12408317.5} size="amount" masked />
          <Amount value={1500} signed />
          <Amount value={-50} signed />
        </div>
      </Section>
      <Section title="Chips, tabs">
        <Chips label="Category" choices={choices} value={chip} onChange={setChip} />
        <Tabs label="Tabs" tabs={choices.slice(0, 3)} value={chip} onChange={setChip} />
      </Section>
      <Section title="Lottery">
        <div className={styles.card}>
          <NumberBalls label="Kỳ 1124" numbers={[1, 8, 0, 4, 7]} />
          <Countdown deadline={now + 281_000} />
          <Countdown deadline={now + 5_900} />
          <Countdown deadline={undefined} />
        </div>
      </Section>
      <Section title="Rows">
        <ListCard>
          <ListRow icon={<Gift />} title="Trung tâm thưởng" text="2 phần thưởng" onClick={() => setChip('hot')} />
          <ListRow icon={<Settings />} title="Cài đặt" trailing={<Badge count={3} />} />
        </ListCard>
      </Section>
      <Section title="Emblem">
        <div className={styles.row}>
          <BrandMark size={64} />
          <BrandMark size={64} spinning />
          <BrandMark size={64} outline />
          <Avatar size={56} />
        </div>
      </Section>
    </>
  )
}
