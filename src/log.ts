const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
type Level = (typeof levels)[number]

/** Wanted by whoever looks at this browser: the key LVL of its local storage, read when the page loads. */
function wantedLevel(): Level {
  try {
    const wanted = localStorage.getItem('LVL')?.toLowerCase()
    return levels.find((level) => level === wanted) ?? 'warn'
  } catch {
    // A browser that keeps nothing has no wish.
    return 'warn'
  }
}

const least = levels.indexOf(wantedLevel())

const nothing: typeof console.log = () => undefined

/** The console's own function, so that a line says where it comes from. */
const at = (level: Exclude<Level, 'silent'>) =>
  levels.indexOf(level) >= least ? console[level].bind(console) : nothing

/** What the console is told, as far as LVL lets it through: from warnings on, where nothing is said.
 *  @see docs/product.md §9 */
export const log = {
  debug: at('debug'),
  info: at('info'),
  warn: at('warn'),
  error: at('error'),
}
