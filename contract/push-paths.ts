/* They stand apart from their endpoints, so that the worker can ask without the schema library. */

export const pushKeyPath = 'api/push/key'
export const pushSubscribePath = 'api/push/subscribe'
