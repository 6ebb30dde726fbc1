/** Without a glyph server MapLibre draws letters with the device's fonts, and takes the weight from the
 *  first name of the stack; no font is called that, so the next one is drawn in that weight. */
const systemFonts = ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Noto Sans', 'sans-serif']

export const plainFont = ['Map Medium', ...systemFonts]
export const boldFont = ['Map Bold', ...systemFonts]
