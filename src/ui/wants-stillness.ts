/** Whether the reader has asked the device for less motion. */
export const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
