import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { copyrightYears } from '#contract/limits.ts'
import { toast } from '#src/ui/toast-store.ts'
import styles from './footer.module.css'

/** The columns of links. Those that lead nowhere yet say so. */
export function Footer() {
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
      ],
    },
    { title: t`Company`, links: [{ text: t`About` }, { text: t`Jobs` }, { text: t`Press` }] },
    { title: t`Legal`, links: [{ text: t`Privacy` }, { text: t`Terms` }] },
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
      <p className={styles.rights}>
        © {copyrightYears} Staylend. <Trans>All rights reserved.</Trans>
      </p>
    </footer>
  )
}
