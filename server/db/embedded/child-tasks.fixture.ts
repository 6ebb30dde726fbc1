import { sql } from 'kysely'
import { lockFolder } from './lock.ts'
import { openEmbedded } from './open-embedded.ts'

const [task, folder = ''] = process.argv.slice(2)

const tasks: Record<string, () => Promise<void>> = {
  async lock() {
    await lockFolder(folder)
    setInterval(() => undefined, 1000)
    console.log('locked')
  },

  async lockAndRelease() {
    await (await lockFolder(folder)).release()
  },

  async open() {
    await openEmbedded({ dataDir: folder }).catch((error: Error) => {
      console.log(`${error.name} ${error.message}`)
    })
  },

  async beginToCreate() {
    void openEmbedded({ dataDir: folder })
    setTimeout(() => console.log('under way'), 2000)
  },

  async write() {
    const { kysely, runScript } = await openEmbedded({ dataDir: folder })
    await runScript('create table note (id int primary key)')
    for (let id = 1; ; id += 1) {
      await sql`insert into note values (${id})`.execute(kysely)
      process.stdout.write(`${id}\n`)
    }
  },
}

await tasks[task!]!()
