/** Whether nobody would see anything of a text: white space, signs that only steer others, and fillers. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}\p{DI}]/u.test(text)
