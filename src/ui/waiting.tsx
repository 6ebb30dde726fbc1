import styles from './waiting.module.css'

/** A calm stand-in of the same size for what is still on its way. */
export function Waiting({ text, lines = 3 }: { text: string; lines?: number }) {
  return (
    <div className={styles.waiting} role="status">
      <p>{text}</p>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} aria-hidden="true" />
      ))}
    </div>
  )
}
