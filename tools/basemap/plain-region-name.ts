const before = [
  '(Free and Sovereign |Free and Hanseatic )?(State|City) of',
  '(Autonomous )?(Republic|Canton|Province|District|Principality|Free State|Special Region) of',
  'Federal Territory of',
  '(National|Special) Capital Territory of',
  'Kanton',
  'Canton (de|du|des|of)',
  'Canton',
  'Cantone',
  'Cantón de',
  'Région',
  'Regione',
  'Region',
  'Provincia (di|de)',
  'Comunidad (Autónoma )?de',
  'Estado de',
  'Principado de',
  'Principauté des',
  'Autonome Region',
  'Freistaat',
  'Республика',
  '[Кк]антон',
  'Changwat',
].map((words) => `${words} `)

const behind = [
  '( (Uyghur|Zhuang|Hui))? Autonomous Region',
  ' (Special )?Capital Region',
  ' (Republic|Region|Province|Prefecture|Oblast|Krai|Kray|County|District|Municipality|Territory)',
  ' Voivode?ship',
  '省',
  '市',
  '(壮族|回族|维吾尔)?自治区',
  '県',
  '府',
]

const office = new RegExp(
  `^(Canton d[’']|${before.join('|')}|จังหวัด|แคว้น)|(${behind.join('|')})$`,
  'g',
)

/** The name of a region as people who travel there call it: without what it is governed as. */
export const plainRegionName = (name: string): string => name.replace(office, '')
