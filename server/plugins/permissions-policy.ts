/** What the site asks a browser for: where somebody is, and to copy a link. Sharing and notifications need no line:
 *  the one is a page's own by default, the other is not ruled by policies. */
const ours = ['clipboard-write', 'geolocation']

/** What it never asks for, so that no script that gets into a page can. Names that today's desktop browsers know: each
 *  one that a browser does not know is a warning on everybody's console. */
const nobodys = [
  'accelerometer',
  'autoplay',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** The header of every answer. */
export const permissionsPolicy = [
  ...ours.map((feature) => `${feature}=(self)`),
  ...nobodys.map((feature) => `${feature}=()`),
].join(', ')
