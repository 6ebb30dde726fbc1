import { I18nProvider } from '@lingui/react'
import { createElement, type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { i18n } from '#src/i18n/i18n.ts'
import { KeptState } from './kept-state.tsx'

type Given = ComponentProps<typeof KeptState>

const running: Given['state'] = { kind: 'running', part: 0.4 }
const whole = { refreshedAtMs: 1, hasMap: true }

test.each<[Given['kept'], Given['state'], string]>([
  [undefined, undefined, 'Not kept yet'],
  [undefined, running, 'Being kept… 40%'],
  [undefined, { kind: 'full' }, 'This device is full: not all of it is kept'],
  [whole, undefined, 'Kept on this device'],
  [whole, running, 'Kept on this device'],
  [{ ...whole, hasMap: false }, undefined, 'Kept on this device, without a map of the place'],
])('of %j, while %j, it is said: %s', (kept, state, sentence) => {
  const element = createElement(KeptState, { kept, state })
  expect(renderToStaticMarkup(createElement(I18nProvider, { i18n }, element))).toBe(sentence)
})
