import styles from './avatar.module.css'

const sidesPx = { small: 32, medium: 44, large: 96 } as const

/** A person's picture, or the first letter of their name. Their name stands beside it. */
export function Avatar({
  name,
  src,
  size = 'medium',
}: {
  name: string
  /** '' when there is none. */
  src: string
  size?: keyof typeof sidesPx
}) {
  const sidePx = sidesPx[size]
  const [initial = ''] = name
  return (
    <span className={styles.avatar} data-size={size}>
      {src ? (
        <img src={src} alt="" width={sidePx} height={sidePx} loading="lazy" decoding="async" />
      ) : (
        <span aria-hidden="true">{initial.toLocaleUpperCase()}</span>
      )}
    </span>
  )
}
