import { Avatar } from '#ui/avatar.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

export const MyAvatar = lazyComponent(() => import('./member-picture.tsx').then((file) => file.MemberPicture), Avatar)
