const rank =
  '(Autonom(e|ous) |Free and (Sovereign|Hanseatic) |Special |Federal |(National|Special) Capital )?'

const offices = [
  'Canton[e]?|Cantón|Kanton|[Кк]антон',
  'City|Ciudad|Città|Stadt|Ville|Gorod|Municip(ality|alité|io|alidad)',
  'Comunidad( Autónoma| Foral)?|Comunità( autonoma)?|Communauté( autonome)?|Comté|Condado|Komitat',
  'Depart(ment|amento)|Département|Dipartimento|Distri(ct|to|kt)|Distretto',
  'Estado|État|Etat|Stato|State|Free State|Freistaat',
  'Gouvernorat|Governat(orato|e)|Gobernación|Governorate|Мухафаза|محافظة|ولاية|ولایت|منطقة',
  "Oblast[’']?|Óblast|Okrug|Kra[iï]|Raion(ul)?|Rajon|Районул|Општина|Opština|Občina|Kreis",
  'Parroquia|Parròquia|Parish|Pref(ecture|ectura|ettura)|Préfecture|Präfektur|Județul|Mkoa',
  'Principality|Principado|Principauté|Provin(ce|cia|z|si)|Changwat',
  'Region|Région( autonome)?|Regione( autonoma)?|Región( Autónoma)?|République|Republic|República|Республика',
  'Territory|Voivod[a-z]*|Voïvodie|Woiwodschaft|Województwo',
].join('|')

const link = '( (de la|de las|de los|de|del|della|di|des|du|da|do|of|wa))?'

const before = new RegExp(`^(${rank}(${offices})( d[’']|${link} )|จังหวัด|แคว้น)`)

const behind = new RegExp(
  [
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
    .map((words) => `(${words})$`)
    .join('|'),
)

/** What people who look for a region type: its name without what it is governed as, and with that behind it. */
export function typedRegionNames(name: string): string[] {
  const plain = name.replace(before, '')
  return [...new Set([plain.replace(behind, ''), plain])]
}
