import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** 'main' is the one action that a page is about, 'danger' one that cannot be taken back. */
  look?: 'main' | 'plain' | 'quiet' | 'danger'
}

export function Button({ look = 'plain', type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      data-look={look}
      className={className ? `${styles.button} ${className}` : styles.button}
    />
  )
}
