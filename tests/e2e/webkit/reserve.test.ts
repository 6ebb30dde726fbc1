import { dayMs } from '#contract/domain/durations.ts'
import { newPost } from '../lenders.ts'
import { newPerson } from '../person.ts'
import { expect, test } from './test.ts'

test('a renter reserves through the calendar, by pointer and by keyboard', async ({
  window,
  baseURL,
}) => {
  const { id, activate } = await newPost(baseURL, { isComplete: true })
  await activate()
  const renter = await newPerson(baseURL ?? '', 'Rena')
  await window.logIn(renter)
  await window.goTo(`/reserve/${id}`)
  await window.press('Next month')
  const month = new Date(`${await window.session.run(shownMonth)} UTC`)
  const nameOf = (day: number) => dayName.format(month.getTime() + (day - 1) * dayMs)
  await window.press(nameOf(10))
  await window.see('Choose the end')
  await window.focusIsOn(`${nameOf(10)}, start`)
  await window.session.pressKeys('ArrowDown', 'ArrowRight')
  await window.focusIsOn(nameOf(18))
  await window.session.pressKeys('Enter')
  await window.see('8 days × ')
  await window.press('Request to reserve')
  await window.see('Requested')
  const stays = await renter.ask<unknown[]>('GET', '/api/reserve/getmine')
  expect(stays).toHaveLength(1)

  await test.step('what cannot be reviewed yet is as high as any button, in a narrow window', async () => {
    await window.session.resize(400, 800)
    await window.goTo('/profile?tab=own')
    await window.see('Once the rental has begun')
    expect(await window.session.run(heightOf, 'Leave Review')).toBeLessThan(60)
  })
})

const dayName = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

const shownMonth = `return document.querySelector('p[aria-live]').innerText`

const heightOf = `
  const [name] = args
  return [...document.querySelectorAll('button')].find(({ innerText }) => innerText === name).offsetHeight`
