import { Avatar } from '#ui/media/avatar.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'

export const MyAvatar = lazyComponent(() => import('./member-picture.tsx').then((file) => file.MemberPicture), Avatar)
