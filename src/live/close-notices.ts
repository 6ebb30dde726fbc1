/** Takes what this device was told out of its list of notifications.
 *  @param tag of those to take; all without one */
export async function closeNotices(tag?: string): Promise<void> {
  // A page over plain HTTP has no worker, and is told of nothing.
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notice of (await registration?.getNotifications({ tag })) ?? []) notice.close()
}
