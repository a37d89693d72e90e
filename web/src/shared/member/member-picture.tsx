import { useQuery } from '@tanstack/react-query'
import { imageUrl } from '#lib/site/images.ts'
import { headIconsQuery, iconQuery } from './member-icon.queries.ts'
import { useModule } from '#api/site/system.queries.ts'
import { Avatar } from '#ui/media/avatar.tsx'

export function MemberPicture({ size = 44 }: { size?: number }) {
  const hasPictures = useModule('PROFPIC3') ?? false
  const { data: icon } = useQuery({ ...iconQuery(), enabled: hasPictures })
  const { data: icons = [] } = useQuery({ ...headIconsQuery(), enabled: icon !== undefined && icon !== 'default' })
  const picture = icons.find(({ iconId }) => iconId === icon)
  if (!picture) return <Avatar size={size} />
  return <img style={{ borderRadius: '50%' }} src={imageUrl(picture.url)} width={size} height={size} alt="" />
}
