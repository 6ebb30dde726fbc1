import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../sites/', import.meta.url)

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/site.ts`, root)))
  .map(({ name }) => name)
  .toSorted()

const note = '/* Written by tools/collect-sites.ts from the folders beside it. */'

/** The lists of all sites, by the names of their files. */
export const siteLists: Record<string, string> = {
  'all.gen.ts': `${note}
${folders.map((name) => `import { ${name} } from './${name}/site.ts'`).join('\n')}

export const sites = [${folders.join(', ')}] as const
`,
  'all-texts.gen.ts': `${note}
${folders.map((name) => `import { ${name} } from './${name}/site.ts'\nimport { texts as ${name}Texts } from './${name}/texts.ts'`).join('\n')}

export const sitesWithTexts = [
${folders.map((name) => `  { folder: '${name}', site: ${name}, texts: ${name}Texts },`).join('\n')}
] as const
`,
}

/** Where a list stands. */
export const siteListPath = (name: string): string => fileURLToPath(new URL(name, root))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(siteLists)) writeFileSync(siteListPath(name), text)
}
