import { useQuery } from '@tanstack/react-query'
import { readEverything } from '#src/cache/read-everything.ts'
import { Loaded } from '#src/ui/loaded.tsx'
import { Page } from '#src/ui/page.tsx'
import { Table } from '#src/ui/table.tsx'

/** Each store of this device and each of its records, for those who build with them. Its texts are not translated. */
export default function CacheInspector() {
  const query = useQuery({
    queryKey: ['device', 'everything'],
    queryFn: readEverything,
    staleTime: 0,
    meta: { isKept: false },
  })
  return (
    <Page title="Cache" width="wide">
      <Loaded query={query}>
        {(stores) =>
          stores.map(({ name, records }) => (
            <section key={name}>
              <h2>
                {name}: {records.length}
              </h2>
              <Table
                label={name}
                columns={[
                  { id: 'key', name: 'Key', cell: ({ key }) => key, isRowName: true },
                  {
                    id: 'size',
                    name: 'Bytes or characters',
                    cell: ({ size }) => size,
                    isNumeric: true,
                  },
                ]}
                rows={records}
                keyOf={({ key }) => key}
              />
            </section>
          ))
        }
      </Loaded>
    </Page>
  )
}
