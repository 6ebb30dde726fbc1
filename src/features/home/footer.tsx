import { Trans, useLingui } from '@lingui/react/macro'
import { copyrightYears } from '#contract/limits.ts'
import { toast } from '#src/ui/toast-store.ts'
import styles from './footer.module.css'

/** The columns of links; none of them leads anywhere yet, and says so. */
export function Footer() {
  const { t } = useLingui()
  const columns = [
    { title: t`Solutions`, links: [t`Renting`, t`Lending`, t`Short term`, t`Long term`] },
    { title: t`Support`, links: [t`F.A.Q.`, t`Contact Us`] },
    { title: t`Company`, links: [t`About`, t`Jobs`, t`Press`] },
    { title: t`Legal`, links: [t`Privacy`, t`Terms`] },
  ]
  const sayUnbuilt = () => toast(t`This button is not implemented yet`)
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {columns.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link}>
                  <button type="button" onClick={sayUnbuilt}>
                    {link}
                  </button>
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
