/** On which all processes of a site hear each other. */
export const notifyChannel = 'staylend'
