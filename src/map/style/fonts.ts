/** Without a glyph server MapLibre draws letters with the device's fonts, and takes the weight from the
 *  first name of the stack; no font is called that, so the next one is drawn in that weight. */
const SYSTEM_FONTS = ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Noto Sans', 'sans-serif']

export const PLAIN_FONT = ['Map Medium', ...SYSTEM_FONTS]
export const BOLD_FONT = ['Map Bold', ...SYSTEM_FONTS]
