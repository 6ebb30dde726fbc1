/** Stands apart from the endpoint, so that the first load can ask without the schema library. */
export const sessionPath = 'api/user/isin'
