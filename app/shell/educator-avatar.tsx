/** The educator's own photo, as it is on the profile now. */
import { useOwnProfile } from "#features/educators/screens/profile/use-own-profile.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";

export function EducatorAvatar({ id, name, size }: { id: string; name: string; size: number }) {
  const avatar = useOwnProfile().data?.avatar;
  return <Avatar id={id} name={name} src={avatar?.smallUrl ?? null} size={size} />;
}
