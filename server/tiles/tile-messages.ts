import type { TileAddress } from './tile-address.ts'

export interface TileRequest {
  id: number
  tile: TileAddress
}

export type TileAnswer = { id: number; bytes: Uint8Array | null } | { id: number; error: string }
