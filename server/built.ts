/** Whether this runs from `dist`, as operators run it, or from its sources, as tests and `npm run dev` do. */
const isBuilt = import.meta.url.endsWith('.js')

/** A module of ours as it can be run here.
 *  @param source `new URL('./my-thread.ts', import.meta.url)` */
export const runnable = (source: URL): URL =>
  isBuilt ? new URL(source.href.replace(/\.ts$/, '.js')) : source

/** What makes another process of ours read what `runnable` names. */
export const runnableArguments = (): string[] =>
  isBuilt ? [] : ['--import', import.meta.resolve('tsx')]

/** What the build has made for the server, by its name in `dist`. */
export const builtFile = (name: string): URL =>
  new URL(`${isBuilt ? '../' : '../dist/'}${name}`, import.meta.url)
