/** A part of docs/product.md that says what holds, and what it names to hold it. */
export interface ProductPart {
  /** Its first words, for who has to find it. */
  name: string
  text: string
  tests: string[]
}

/** The parts of docs/product.md: each row of a table that has a column of tests, each item of a list, and otherwise
 *  what stands between two lines of tests. */
export function productParts(page: string): ProductPart[] {
  return page.split(/^## /m).slice(1).flatMap(partsOfSection)
}

function partsOfSection(section: string): ProductPart[] {
  const parts: ProductPart[] = []
  let running: string[] = []
  for (const block of section
    .trim()
    .split(/\n{2,}/)
    .slice(1)) {
    const rows = rowsOf(block)
    if (rows) parts.push(...rows.map((row) => partOf(row, row.slice(row.lastIndexOf('|')))))
    else if (block.startsWith('- ')) {
      // What leads to a list says nothing by itself.
      running = running.filter((each) => !each.endsWith(':'))
      parts.push(...block.split(/\n(?=- )/).map((item) => partOf(item)))
    } else {
      if (block.startsWith('**') && running.length > 0) parts.push(partOf(running.join('\n\n')))
      running = block.startsWith('**') ? [block] : [...running, block]
      if (!/^Tests: /m.test(block)) continue
      parts.push(partOf(running.join('\n\n')))
      running = []
    }
  }
  return running.length > 0 ? [...parts, partOf(running.join('\n\n'))] : parts
}

/** @returns the rows without their bars at the end; null for whatever is no table with a column of tests */
function rowsOf(block: string): string[] | null {
  const [head, , ...rows] = block.split('\n')
  return head && /\| tests +\|$/.test(head) ? rows.map((row) => row.replace(/ *\|$/, '')) : null
}

function partOf(text: string, tests = /^ *Tests: [^]*/m.exec(text)?.[0] ?? ''): ProductPart {
  return {
    name: text.replaceAll(/\s+/g, ' ').slice(0, 60),
    text: text.slice(0, text.length - tests.length),
    tests: Array.from(tests.matchAll(/`([^`]+)`/g), ([, path = '']) => path),
  }
}

/** What a text quotes of what the product says, but for what differs each time. */
export function quotedWords(text: string): string[] {
  const prose = text.replaceAll(/`[^`]*`/g, '').replaceAll(/\s+/g, ' ')
  return Array.from(prose.matchAll(/(?<!\w)'(.+?)'(?!\w)/g), ([, quoted = '']) => quoted)
    .flatMap((quoted) => quoted.split(/\{\w+\}|…|(?<!\w)\d[\d.,]*/))
    .map((words) => words.trim())
    .filter((words) => /\w{2}/.test(words))
}

/** Whether words stand in the code of a test, to their last letter and wherever its lines are broken. */
export function hasWords(code: string, words: string): boolean {
  const behind = code
    .replaceAll(/\\u00a0|\s+/g, ' ')
    .replaceAll('\\', '')
    .split(words)
    .slice(1)
  return behind.some((rest) => !/^\w/.test(rest))
}
