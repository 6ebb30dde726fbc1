import { ofThisVersion } from '#src/cache/kept-values.ts'

const postsViews = ['cards', 'table'] as const
export type PostsView = (typeof postsViews)[number]

const name = 'own-posts-view'

/** How the user looks at the own posts on this device. */
export const keepPostsView = (view: PostsView) => ofThisVersion.keep(name, view)

export function keptPostsView(): PostsView {
  const kept = ofThisVersion.read(name)
  return postsViews.find((view) => view === kept) ?? 'cards'
}
