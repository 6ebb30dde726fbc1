import type { BuiltSite } from './built-sites.ts'

const icon = (name: string, sidePx: number, purpose: string) => ({
  src: `/icons/${name}-${sidePx}.png`,
  sizes: `${sidePx}x${sidePx}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, url: string, sign: string) => ({
  name,
  url,
  icons: [icon(sign, 96, 'any')],
})

/** How a site stands on a home screen. */
export function webManifest({ site: { name, colours }, texts, files }: BuiltSite): object {
  return {
    id: '/',
    name,
    short_name: name,
    description: texts.says.description.id,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colours.frame.light,
    background_color: colours.frame.light,
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
    shortcuts: [
      shortcut('Rent', '/rent', 'rent'),
      shortcut('Saved', '/saved', 'saved'),
      shortcut('Inbox', '/chats', 'inbox'),
    ],
    categories: ['travel', 'lifestyle'],
    screenshots: files.screenshots,
  }
}
