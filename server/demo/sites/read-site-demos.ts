import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { runnable } from '#server/built.ts'
import type { SiteDemo } from './site-demo.ts'

const sites = new URL('../../../sites/', import.meta.url)

/** What the folders of `sites` demonstrate, by their names. */
export async function readSiteDemos(): Promise<SiteDemo[]> {
  const names = (await readdir(sites)).sort()
  const withDemo = names.filter((name) => existsSync(runnable(new URL(`${name}/demo.ts`, sites))))
  return Promise.all(withDemo.map(demoOf))
}

async function demoOf(name: string): Promise<SiteDemo> {
  const { demo } = (await import(runnable(new URL(`${name}/demo.ts`, sites)).href)) as {
    demo: SiteDemo
  }
  return demo
}
