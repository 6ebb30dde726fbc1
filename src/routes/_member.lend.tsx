import { createFileRoute } from '@tanstack/react-router'
import { LendPage } from './-lend-page.tsx'

export const Route = createFileRoute('/_member/lend')({ component: Create })

function Create() {
  return <LendPage listing={null} />
}
