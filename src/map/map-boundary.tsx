import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'
import { MapNotice } from './map-notice.tsx'
import styles from './map.module.css'

interface MapBoundaryProps {
  unavailable: string
  children: ReactNode
}

/** Holds the map's place while it loads; whatever goes wrong with the map stays inside. */
export class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (this.state.failed) return <MapNotice text={this.props.unavailable} />
    return <Suspense fallback={<MapPlaceholder />}>{this.props.children}</Suspense>
  }
}

export function MapPlaceholder() {
  return <div aria-hidden="true" className={styles.placeholder} />
}
