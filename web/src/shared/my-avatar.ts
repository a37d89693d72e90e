import { Avatar } from '#ui/avatar.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

/** The member's picture: the lotus until it is known which. */
export const MyAvatar = lazyPart(() => import('./member-picture.tsx').then((file) => file.MemberPicture), Avatar)
