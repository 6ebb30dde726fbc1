import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { copyrightYears } from '#contract/limits.ts'
import styles from './home.module.css'

export function Home() {
  return (
    <div className={styles.home}>
      <title>Staylend</title>
      <section className={styles.hero}>
        <h1 tabIndex={-1}>
          <Trans>A place for rest, enjoyment, vacation, life</Trans>
        </h1>
        <p>
          <Trans>
            Condos and houses for an hour, a day, a week or a month, straight from the people who
            own them.
          </Trans>
        </p>
        <p className={styles.start}>
          <ButtonLink look="main" to="/rent">
            <Trans>Get Started</Trans>
          </ButtonLink>
          <strong>
            <Trans>It's FREE!</Trans>
          </strong>
        </p>
      </section>
      <section className={styles.offer}>
        <h2>
          <Trans>Make money by lending your place</Trans>
        </h2>
        <p>
          <Trans>
            You set the prices and decide whether a stay is booked at once or waits for your answer.
          </Trans>
        </p>
        <p>
          <ButtonLink to="/lend">
            <Trans>Lend</Trans>
          </ButtonLink>
        </p>
      </section>
      <footer className={styles.footer}>© {copyrightYears} Staylend</footer>
    </div>
  )
}
