import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { copyrightYears } from '#contract/limits.ts'
import { siteName } from '#src/site.ts'
import { toast } from '#src/ui/toast-store.ts'
import styles from './footer.module.css'
import { SocialLinks } from './social-links.tsx'

/** The columns of links, and where else the site is. What leads nowhere yet says so. */
export function Footer({ languageChoice }: { languageChoice: ReactNode }) {
  const { t } = useLingui()
  const columns: { title: string; links: { text: string; filename?: string }[] }[] = [
    {
      title: t`Solutions`,
      links: [
        { text: t`Renting` },
        { text: t`Lending` },
        { text: t`Short term` },
        { text: t`Long term` },
      ],
    },
    {
      title: t`Support`,
      links: [
        { text: t`F.A.Q.`, filename: 'faq' },
        { text: t`Contact Us`, filename: 'contact' },
        { text: t`Accessibility`, filename: 'accessibility' },
      ],
    },
    { title: t`Company`, links: [{ text: t`About` }, { text: t`Jobs` }, { text: t`Press` }] },
    {
      title: t`Legal`,
      links: [
        { text: t`Privacy`, filename: 'privacy' },
        { text: t`Terms`, filename: 'terms' },
      ],
    },
  ]
  const sayUnbuilt = () => toast(t`This button is not implemented yet`)
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {columns.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ text, filename }) => (
                <li key={text}>
                  {filename ? (
                    <Link to="/static/$filename" params={{ filename }}>
                      {text}
                    </Link>
                  ) : (
                    <button type="button" onClick={sayUnbuilt}>
                      {text}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.end}>
        <p>
          © {copyrightYears} {siteName}. <Trans>All rights reserved.</Trans>
        </p>
        <SocialLinks onPress={sayUnbuilt} />
        {languageChoice}
      </div>
    </footer>
  )
}
