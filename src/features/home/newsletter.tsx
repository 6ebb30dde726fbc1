import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { siteText } from '#src/i18n/site-text.ts'
import { siteName } from '#src/site.ts'
import { Focused } from '#src/ui/focused.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './newsletter.module.css'

/** The newsletter: its form, and thanks in its place. */
export function Newsletter() {
  const { t } = useLingui()
  const [isSubscribed, setIsSubscribed] = useState(false)
  return (
    <section aria-labelledby="home-newsletter" className={styles.newsletter}>
      <h2 id="home-newsletter">
        <Trans>News from {siteName}</Trans>
      </h2>
      {isSubscribed ? (
        <Focused>
          <p>
            <Trans>Thank you for subscribing! You will hear from us when there is news.</Trans>
          </p>
        </Focused>
      ) : (
        <>
          <p>{t(siteText('newsletter'))}</p>
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
