import { Avatar } from '#ui/avatar.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** The member's picture; the default avatar until it is loaded. */
export const MyAvatar = lazyComponent(() => import('./member-picture.tsx').then((file) => file.MemberPicture), Avatar)
