import { StartError } from '#server/db/start-error.ts'
import { vapidKeysOf } from './vapid-keys.ts'

export interface PushSettings {
  /** In base64url; null takes one that is made once. */
  vapidPrivateKey: string | null
  /** Whom push services ask about what this site sends: a mailto: or https: address. */
  vapidSubject: string
}

type Environment = Record<string, string | undefined>

/** @param mailAddress which stands for the operator where no other is given
 *  @throws StartError with one sentence that names the variable */
export function readPushSettings(env: Environment, mailAddress: string): PushSettings {
  return { vapidPrivateKey: privateKey(env), vapidSubject: subject(env, mailAddress) }
}

/** Both halves are given, so that a key that was half replaced is found out at the start. */
function privateKey({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: Environment): string | null {
  if (!publicKey && !privateKey) return null
  if (!publicKey || !privateKey) {
    throw new StartError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.')
  }
  if (!/^[\w-]{43}$/.test(privateKey)) {
    throw new StartError(
      'VAPID_PRIVATE_KEY must be 32 bytes in base64url, which are 43 characters.',
    )
  }
  if (publicHalf(privateKey) !== publicKey) {
    throw new StartError('VAPID_PUBLIC_KEY must be the public half of VAPID_PRIVATE_KEY.')
  }
  return privateKey
}

function publicHalf(privateKey: string): string | null {
  try {
    return vapidKeysOf(privateKey).publicKey
  } catch {
    // Zero, or beyond the curve.
    return null
  }
}

function subject({ VAPID_SUBJECT: value }: Environment, mailAddress: string): string {
  if (!value) return `mailto:${mailAddress}`
  const isMail = /^mailto:[^@\s]+@[^@\s]+$/.test(value)
  const isPage = URL.canParse(value) && new URL(value).protocol === 'https:'
  if (!isMail && !isPage) {
    throw new StartError(
      'VAPID_SUBJECT must be an address such as mailto:operator@staylend.example or https://staylend.example.',
    )
  }
  return value
}
