import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { AriaLanguage } from './aria-language.tsx'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

/** A dialog over the page: a sheet from below on a phone, centred from there on. Escape, the cross and
 *  a tap beside it close it, unless it asks something that must be answered. */
export function Dialog({
  title,
  isOpen,
  onClose,
  isQuestion = false,
  actions,
  children,
}: {
  title: string
  isOpen: boolean
  onClose(): void
  /** Read out as an alert; a tap beside it does not answer it. */
  isQuestion?: boolean
  /** Buttons that stay in view below what scrolls. */
  actions?: ReactNode
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <AriaLanguage>
      <ModalOverlay
        className={styles.overlay}
        isOpen={isOpen}
        isDismissable={!isQuestion}
        onOpenChange={(open) => open || onClose()}
      >
        <Modal className={styles.modal}>
          <AriaDialog className={styles.dialog} role={isQuestion ? 'alertdialog' : 'dialog'}>
            <header className={styles.head}>
              <Heading slot="title" className={styles.title}>
                {title}
              </Heading>
              <Button look="quiet" aria-label={t`Close`} onClick={onClose}>
                <Icon name="close" />
              </Button>
            </header>
            <div className={styles.body}>{children}</div>
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLanguage>
  )
}
