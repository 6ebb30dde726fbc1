import { useQuery } from '@tanstack/react-query'
import { readEverything } from '#src/cache/read-everything.ts'
import { Page } from '#src/ui/page.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { Table } from '#src/ui/table.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

/** Each store of this device and each of its records, for those who build with them. Its texts are not translated. */
export default function CacheInspector() {
  const { data, error, refetch } = useQuery({
    queryKey: ['device', 'everything'],
    queryFn: readEverything,
    staleTime: 0,
    meta: { isKept: false },
  })
  return (
    <Page title="Cache" width="wide">
      {error && <ReadFailure error={error} onRetry={() => refetch()} />}
      {!data && !error && <Waiting text="Please wait..." lines={6} />}
      {data?.map(({ name, records }) => (
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
      ))}
    </Page>
  )
}
