import { useEffect } from 'react'
import { queryClient } from '#src/api/query-client.ts'
import { refreshDatedAhead } from '#src/api/refresh-dated-ahead.ts'
import { PushKeeper } from '#src/features/push/push-keeper.tsx'

/** What the app and the device tell each other: what comes with no page open, the number on the app's sign, and a clock
 *  that was put back.
 *  @param userId who is logged in; null for nobody
 *  @param unreadCount of conversations; undefined while nobody knows: then the sign says what it said */
export function DeviceKeeper({
  userId,
  unreadCount,
}: {
  userId: number | null
  unreadCount: number | undefined
}) {
  const count = userId === null ? 0 : unreadCount
  useEffect(() => {
    if (count === undefined || !('setAppBadge' in navigator)) return
    void navigator.setAppBadge(count).catch(() => undefined)
  }, [count])
  useEffect(() => refreshDatedAhead(queryClient), [])
  return <PushKeeper userId={userId} />
}
