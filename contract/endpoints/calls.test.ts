import { expect, test } from 'vitest'
import type { Endpoint } from '../endpoint.ts'

const modules = import.meta.glob<Record<string, Endpoint>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
})
const calls = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .map(({ method, path }) => `${method} ${path}`)

test.each([
  'GET api/rent/getall',
  'GET api/rent/getmine',
  'GET api/rent/userposts/:id',
  'GET api/rent/search/:south/:west/:north/:east/:typeIds',
  'POST api/rent/search/',
  'POST api/rent/setlocation/:id',
  'POST api/rent/create',
  'POST api/rent/edit/:id',
  'GET api/rent/get/:id',
  'GET api/rent/review/:id',
  'POST api/rent/imgorder/:id',
  'GET api/rent/setactive/:id/:active',
  'GET api/rent/delete/:id',
  'GET api/rent/deleteimg/:src',
  'POST api/user/uploadimages/lend/:id',
  'POST api/user/create',
  'POST api/user/login',
  'GET api/user/isin',
  'GET api/user/logout',
  'POST api/user/update/:id',
  'POST api/user/pwd/:id',
  'POST api/user/uploadimage/profile',
  'POST api/user/resetpwd',
  'POST api/user/resetpwd2',
  'GET api/user/public/:id',
  'GET api/user/verifyemail',
  'POST api/user/subscribe',
  'POST api/reserve/create',
  'GET api/reserve/get/:id',
  'GET api/reserve/getmine',
  'GET api/reserve/incoming',
  'GET api/reserve/getbooked/:id',
  'POST api/reserve/edit/:id',
  'POST api/reserve/reviewrenter',
  'POST api/reserve/reviewlender',
  'GET api/reserve/itemreviews/:id',
  'GET api/reserve/userreviews/:id',
  'GET api/reserve/review/:id',
  'GET api/chat/getmsgsclient/:id',
  'GET api/chat/get_by_id/:id',
  'POST api/chat/clientmsg',
  'POST api/chat/hostmsg',
  'GET api/geocode/',
])('%s is where other programs know it', (call) => {
  expect(calls).toContain(call)
})
