import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { GalleryError } from '#src/features/gallery/gallery-error.tsx'

// Named from a chunk of its own: the list of what the gallery needs stays out of the first load.
const Gallery = lazy(() => import('#src/features/gallery/gallery.tsx'))

/** Every component in every state, for those who build with them. No page leads here. */
export const Route = createFileRoute('/test/ui')({
  component: GalleryPage,
  errorComponent: GalleryError,
})

function GalleryPage() {
  return <Gallery />
}
