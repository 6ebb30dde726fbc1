import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Focused } from '#src/ui/focused.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './newsletter.module.css'

/** The newsletter: its form, and thanks in its place. */
export function Newsletter() {
  const [isSubscribed, setIsSubscribed] = useState(false)
  return (
    <section aria-labelledby="home-newsletter" className={styles.newsletter}>
      <h2 id="home-newsletter">
        <Trans>News from Staylend</Trans>
      </h2>
      {isSubscribed ? (
        <Focused>
          <p>
            <Trans>Thank you for subscribing! You will hear from us when there is news.</Trans>
          </p>
        </Focused>
      ) : (
        <>
          <p>
            <Trans>New towns, new places and what others have found, by email.</Trans>
          </p>
          <NewsletterForm onDone={() => setIsSubscribed(true)} />
          <p className={styles.privacy}>
            <Trans>
              Your email is used for the newsletter alone, as our{' '}
              <Link to="/static/$filename" params={{ filename: 'privacy' }}>
                privacy policy
              </Link>{' '}
              says.
            </Trans>
          </p>
        </>
      )}
    </section>
  )
}
