import styles from './skeleton.module.css'

/** A block as large as what it stands for. Whatever shows it says once that something is on its way.
 *  @param ratio height by width; without it the block is a line of text
 *  @param colour of what is to come, as a picture's own */
export function Skeleton({ ratio, colour }: { ratio?: number; colour?: string }) {
  return (
    <span
      className={styles.skeleton}
      aria-hidden="true"
      data-line={ratio === undefined || undefined}
      style={{
        ...(ratio !== undefined && { aspectRatio: `1 / ${ratio}` }),
        ...(colour && { background: colour }),
      }}
    />
  )
}
