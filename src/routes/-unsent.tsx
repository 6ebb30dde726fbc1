export { UnsentLink as Unsent } from '#src/features/outbox/unsent-link.tsx'
