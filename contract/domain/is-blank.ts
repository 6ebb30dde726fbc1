/** Whether nobody would see anything of a text: white space, and signs that only steer others. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}]/u.test(text)
