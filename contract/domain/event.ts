/** What has changed. No more than its id: whoever hears it asks for the rest, as far as they may see it. */
export interface SiteEvent {
  about: 'chat' | 'reservation'
  id: number
}
