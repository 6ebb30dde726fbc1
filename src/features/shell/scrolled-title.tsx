import { useEffect, useState } from 'react'
import styles from './shell.module.css'

/** The heading of the page once it has left the view, '' while it can be read. */
function titleOutOfView(): string {
  const heading = document.querySelector('#content h1')
  const isGone = heading !== null && heading.getBoundingClientRect().bottom < 40
  // The start page's has the same words again as they are typed.
  return isGone ? (heading.firstChild?.textContent ?? '') : ''
}

/** The page's title in the top bar, for the eye alone: the heading itself is the page's. */
export function ScrolledTitle() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const read = () => setTitle(titleOutOfView())
    // Panes scroll by themselves, and their events do not bubble.
    const options = { capture: true, passive: true }
    addEventListener('scroll', read, options)
    return () => removeEventListener('scroll', read, options)
  }, [])
  return <span className={styles.title} data-title={title} aria-hidden="true" />
}
