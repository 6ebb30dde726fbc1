import { newRequest } from '../begun-stay.ts'
import { expect, test } from './test.ts'

test('what cannot be reviewed yet is as high as any button, in a narrow window', async ({
  window,
  baseURL,
}) => {
  const { renter } = await newRequest(baseURL)
  await window.session.resize(400, 800)
  await window.logIn(renter)
  await window.goTo('/profile?tab=own')
  await window.see('Once the rental has begun')
  expect(await window.session.run(heightOf, 'Leave Review')).toBeLessThan(60)
})

const heightOf = `
  const [name] = args
  return [...document.querySelectorAll('button')].find(({ innerText }) => innerText === name).offsetHeight`
