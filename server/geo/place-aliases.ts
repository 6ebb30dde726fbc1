/** Names people use that the gazetteer spells otherwise: folded name to [folded name, country]. */
export const PLACE_ALIASES: ReadonlyMap<string, readonly [name: string, country: string]> = new Map(
  [
    ['phuketcity', ['phuket', 'TH']],
    ['phukettown', ['phuket', 'TH']],
    ['krungthep', ['bangkok', 'TH']],
    ['krungthepmahanakhon', ['bangkok', 'TH']],
    ['bkk', ['bangkok', 'TH']],
    ['newyork', ['newyorkcity', 'US']],
    ['nyc', ['newyorkcity', 'US']],
    ['washington', ['washingtondc', 'US']],
    ['saigon', ['hochiminhcity', 'VN']],
    ['munchen', ['munich', 'DE']],
    ['cologne', ['koln', 'DE']],
    ['wien', ['vienna', 'AT']],
    ['roma', ['rome', 'IT']],
    ['milano', ['milan', 'IT']],
  ],
)
