import { useState } from 'react'
import { Button } from '../action/button.tsx'
import { Empty } from '../page/empty.tsx'
import { ErrorPanel } from '../page/error-panel.tsx'
import { SanitizedHtml } from '../text/sanitized-html.tsx'
import { showLoading } from '../overlay/overlay.tsx'
import { PageBar } from '../page/page-bar.tsx'
import { Section } from '../list/scroll-row.tsx'
import { Dialog, Sheet } from '../overlay/sheet.tsx'
import { RowSkeletons } from '../page/skeleton.tsx'
import { showToast } from '../overlay/toast.ts'
import styles from './gallery.module.css'

export function NoticeSamples() {
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
