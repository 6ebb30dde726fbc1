import styles from './map.module.css'

/** Stands where the map would, in its size. */
export function MapNotice({ text }: { text: string }) {
  return (
    <div role="status" className={styles.notice}>
      <p>{text}</p>
    </div>
  )
}
