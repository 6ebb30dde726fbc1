import { createFileRoute } from '@tanstack/react-router'
import { idParam } from './-id-param.ts'
import { LendPage } from './-lend-page.tsx'

export const Route = createFileRoute('/_member/lend_/$id')({
  params: idParam,
  component: LendPage,
})
