import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ButtonLink } from '#src/ui/button-link.tsx'
import styles from './home.module.css'
import poolUrl from './pool.webp'
import { TypingSwitch } from './typing-switch.tsx'
import { TypingWords } from './typing-words.tsx'
import { useTypingPause } from './use-typing-pause.ts'

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function Hero() {
  const { t, i18n } = useLingui()
  const [isStill] = useState(wantsStillness)
  const { isPaused, pause } = useTypingPause()
  const words = t`rest, enjoyment, vacation, life`
  return (
    <section className={styles.hero}>
      <div className={styles.pitch}>
        <h1 tabIndex={-1}>
          <span className={styles.spoken}>
            <Trans>A place for {words}</Trans>
          </span>
          <span aria-hidden="true">
            <Trans>A place for</Trans>
          </span>
          <TypingWords
            key={words}
            words={words}
            language={i18n.locale}
            isStill={isStill}
            isPaused={isPaused}
          />
        </h1>
        {!isStill && <TypingSwitch isPaused={isPaused} onChange={pause} />}
        <p className={styles.copy}>
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
      </div>
      <img
        className={styles.picture}
        src={poolUrl}
        alt=""
        width={720}
        height={540}
        fetchPriority="high"
      />
    </section>
  )
}
