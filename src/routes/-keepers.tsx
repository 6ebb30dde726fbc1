import { FocusKeeper } from '#src/features/shell/focus-keeper.tsx'
import { DeviceKeeper } from './-device-keeper.tsx'
import { SavedKeeper } from './-saved-keeper.tsx'

/** What goes on beside every page: the focus is held, and the device kept up to date.
 *  @param userId who is logged in; null for nobody, undefined while nobody knows
 *  @param unreadCount of conversations; undefined while nobody knows */
export function Keepers({
  userId,
  unreadCount,
}: {
  userId: number | null | undefined
  unreadCount: number | undefined
}) {
  return (
    <>
      <FocusKeeper />
      <SavedKeeper />
      {userId !== undefined && <DeviceKeeper userId={userId} unreadCount={unreadCount} />}
    </>
  )
}
