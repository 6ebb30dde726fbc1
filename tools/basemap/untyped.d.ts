declare module 'topojson-client' {
  import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson'

  export interface Topology {
    objects: Record<string, unknown>
  }
  /** Topologies of world-atlas hold geometry collections only. */
  export function feature<Properties extends object>(
    topology: Topology,
    object: unknown,
  ): FeatureCollection<Polygon | MultiPolygon, Properties>
  export function mesh(
    topology: Topology,
    object: unknown,
    filter: (a: unknown, b: unknown) => boolean,
  ): MultiLineString
}
