/** What the server answers while its database is out of reach. */
export const serverIsAway = {
  status: 503,
  json: { success: false, message: 'Please try again soon.', errorCode: 503, resObj: null },
}
