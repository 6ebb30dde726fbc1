import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { siteText } from '#src/i18n/site-text.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import hidden from '#src/ui/hidden.module.css'
import { wantsStillness } from '#src/ui/wants-stillness.ts'
import styles from './home.module.css'
import { TypingSwitch } from './typing-switch.tsx'
import { TypingWords } from './typing-words.tsx'
import { useTypingPause } from './use-typing-pause.ts'

export function Hero() {
  const { t } = useLingui()
  const [isStill] = useState(wantsStillness)
  const { isPaused, pause } = useTypingPause()
  const lead = t(siteText('heroLead'))
  const words = t(siteText('heroWords'))
  return (
    <section className={styles.hero}>
      <div className={styles.pitch}>
        <h1 tabIndex={-1}>
          <span className={hidden.hidden}>
            {lead} {words}
          </span>
          <span aria-hidden="true">{lead}</span>
          <TypingWords key={words} words={words} isStill={isStill} isPaused={isPaused} />
        </h1>
        {!isStill && <TypingSwitch isPaused={isPaused} onChange={pause} />}
        <p className={styles.copy}>{t(siteText('heroCopy'))}</p>
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
        src={site.pictures.hero}
        alt=""
        width={720}
        height={540}
        fetchPriority="high"
      />
    </section>
  )
}
