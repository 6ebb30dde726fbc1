import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import styles from './button.module.css'

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  look?: 'main' | 'plain' | 'quiet'
}

function Anchor({ look = 'plain', ...rest }: AnchorProps) {
  return <a {...rest} data-look={look} className={styles.button} />
}

const LinkedAnchor = createLink(Anchor)

/** A link that looks like a button. */
export const ButtonLink: LinkComponent<typeof Anchor> = (props) => <LinkedAnchor {...props} />
