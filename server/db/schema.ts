import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A timestamp that the database fills in when it is left out. */
type FilledInstant = ColumnType<Date, Date | undefined, Date>

export interface SettingTable {
  key: string
  value: string
}

export interface ExchangeRateTable {
  currency_id: number
  units_per_usd: number
  /** YYYY-MM-DD */
  as_of: string
}

export interface UserTable {
  id: Generated<number>
  /** '' of a former user, like all else that was theirs. */
  email: string
  password_hash: string
  first_name: Generated<string>
  last_name: Generated<string>
  culture: Generated<string>
  currency_id: Generated<number>
  date_of_birth: ColumnType<string | null, string | null | undefined, string | null>
  phone: Generated<string>
  about: Generated<string>
  email_verified_at: Date | null
  profile_image: Generated<string>
  mails_off: Generated<string[]>
  member_since: FilledInstant
  updated_on: FilledInstant
  /** When they deleted their account. */
  deleted_at: Date | null
  /** When the operator suspended them. */
  suspended_at: Date | null
  /** How many reviews are about this user, and their stars together. */
  review_count: Generated<number>
  stars_sum: Generated<number>
}

export interface SessionTable {
  token_hash: string
  user_id: number
  created_at: FilledInstant
  expires_at: Date
}

export interface ListingTable {
  id: Generated<number>
  site_id: number
  user_id: number
  is_active: Generated<boolean>
  deleted_at: Date | null
  lat: number | null
  lng: number | null
  cell: GeneratedAlways<number | null>
  zone: Generated<string>
  location_id: number | null
  title: string
  type_id: number
  zip: Generated<string>
  city: Generated<string>
  currency_id: number
  deposit_minor: Generated<number>
  deposit_terms: Generated<string>
  details: Generated<string>
  /** Each word of the details once, for the index. */
  words: Generated<string[]>
  /** All of them in order between single spaces, for finding neighbours. */
  word_run: Generated<string>
  /** @see wordSignature; null of too many words. */
  word_signature: string | null
  /** The `updated_on` of which the signature is. */
  signed_on: Date | null
  private_notes: Generated<string>
  hourly_offered: boolean
  hourly_minor: number | null
  hourly_approval: boolean
  daily_offered: boolean
  daily_minor: number | null
  daily_approval: boolean
  weekly_offered: boolean
  weekly_minor: number | null
  weekly_approval: boolean
  monthly_offered: boolean
  monthly_minor: number | null
  monthly_approval: boolean
  created_on: FilledInstant
  updated_on: FilledInstant
  review_count: Generated<number>
  stars_sum: Generated<number>
  /** null where it is its lender's to say whether it is active. */
  taken_down_by: 'operator' | 'suspension' | null
}

export interface ListingPictureTable {
  listing_id: number
  id: Generated<number>
  position: number
  src: string
}

export interface ReservationTable {
  listing_id: number
  id: Generated<number>
  renter_id: number
  lender_id: number
  status: string
  cancelled_by: string | null
  note: Generated<string>
  from_at: Date
  to_at: Date
  period_id: number
  periods: number
  price_minor: number
  fee_minor: Generated<number>
  currency_id: number
  made_on: FilledInstant
  updated_on: FilledInstant
  expires_at: Date | null
  idempotency_key: string | null
  request_hash: string | null
}

export interface ReservationChangeTable {
  listing_id: number
  id: Generated<number>
  reservation_id: number
  author_id: number | null
  from_status: string | null
  to_status: string
  note: Generated<string>
  at: FilledInstant
  idempotency_key: string | null
  request_hash: string | null
}

export interface TakenRangeTable {
  listing_id: number
  id: Generated<number>
  kind: 'reservation' | 'block' | 'import'
  reservation_id: number | null
  /** A tstzrange; written and read through SQL functions only. */
  during: ColumnType<never, never, never>
  is_active: Generated<boolean>
}

export interface CalendarExportTable {
  listing_id: number
  token: string
  made_on: Date
}

export interface CalendarImportTable {
  listing_id: number
  url: string
  read_on: Date
  fault: string | null
  tries: Generated<number>
  due_on: Date
}

export interface ImportedRangeTable {
  listing_id: number
  id: Generated<number>
  /** A tstzrange; written and read through SQL functions only. */
  during: ColumnType<never, never, never>
}

export interface ChatTable {
  listing_id: number
  id: Generated<number>
  renter_id: number
  host_id: number
  renter_read_id: Generated<number>
  host_read_id: Generated<number>
  created_on: FilledInstant
}

export interface MessageTable {
  listing_id: number
  id: Generated<number>
  chat_id: number
  author_id: number
  kind_id: Generated<number>
  text: string
  reservation_id: number | null
  status: Generated<string>
  created_on: FilledInstant
  idempotency_key: string | null
  request_hash: string | null
  is_withheld: Generated<boolean>
}

export interface UserBlockTable {
  blocker_id: number
  blocked_id: number
  created_on: FilledInstant
}

export interface AllowanceTable {
  user_id: number
  kind: string
  remaining: number
  counted_on: FilledInstant
}

export interface TryCountTable {
  key_hash: string
  full_on: Date
}

export interface ReviewTable {
  listing_id: number
  id: Generated<number>
  reservation_id: number
  /** Of the author. */
  side: 'renter' | 'lender'
  author_id: number
  subject_id: number
  stars_user: number
  text_user: Generated<string>
  /** A lender reviews no listing. */
  stars_item: number | null
  text_item: string | null
  created_on: FilledInstant
  idempotency_key: string | null
  request_hash: string | null
}

export interface SavedListingTable {
  listing_id: number
  user_id: number
  saved_on: Generated<Date>
}

export interface ListingCreationTable {
  user_id: number
  idempotency_key: string
  request_hash: string
  listing_id: number
}

export interface SavedChangeTable {
  listing_id: number
  user_id: number
  idempotency_key: string
  request_hash: string
  changed_on: Date
}

export interface ReportTable {
  listing_id: number
  id: Generated<number>
  chat_id: number
  reporter_id: number
  reason: string
  note: string
  up_to_message_id: number
  created_on: Date
  handled_on: Date | null
  idempotency_key: string | null
  request_hash: string | null
}

export interface NewsletterAddressTable {
  email: string
  subscribed_on: Date
}

export interface MailLinkTable {
  id: Generated<number>
  purpose: 'verify' | 'reset' | 'moved'
  email: string
  /** null until it is looked for. */
  user_id: number | null
  site_id: number
  made_on: Date
  expires_on: Date
  /** null until its mail is made. */
  token_hash: string | null
  device_hash: string | null
  network: string | null
}

export interface MailTable {
  /** 0 where it is about no listing. */
  listing_id: number
  id: Generated<number>
  change_id: number | null
  /** null for the operator. */
  recipient_id: number | null
  report_id: number | null
  link_id: number | null
  queued_on: Date
  tries: Generated<number>
  due_on: Date
}

export interface PushSubscriptionTable {
  id: Generated<number>
  session_hash: string
  endpoint: string
  p256dh: string
  auth: string
  shows_text: boolean
  asked_on: Date
  silent_tries: Generated<number>
  rests_until: Date | null
}

export interface PushNoticeTable {
  listing_id: number
  chat_id: number
  subscription_id: number
  message_id: number
  queued_on: Date
  tries: Generated<number>
  due_on: Date
}

/** The tables as the migrations leave them. */
export interface Schema {
  setting: SettingTable
  exchange_rate: ExchangeRateTable
  app_user: UserTable
  session: SessionTable
  listing: ListingTable
  listing_creation: ListingCreationTable
  listing_picture: ListingPictureTable
  reservation: ReservationTable
  reservation_change: ReservationChangeTable
  taken_range: TakenRangeTable
  calendar_export: CalendarExportTable
  calendar_import: CalendarImportTable
  imported_range: ImportedRangeTable
  chat: ChatTable
  message: MessageTable
  user_block: UserBlockTable
  allowance: AllowanceTable
  try_count: TryCountTable
  review: ReviewTable
  saved_listing: SavedListingTable
  saved_change: SavedChangeTable
  report: ReportTable
  mail: MailTable
  mail_link: MailLinkTable
  newsletter_address: NewsletterAddressTable
  push_subscription: PushSubscriptionTable
  push_notice: PushNoticeTable
}
