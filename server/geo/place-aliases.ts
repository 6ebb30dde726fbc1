import { foldPlaceName } from './place-name.ts'

/** What else a place is called. */
export interface PlaceAlias {
  /** The place's name in the gazetteer, folded. */
  place: string
  country: string
  /** As it is written where it is the name of what is around the place, such as its island; null where it is the
   *  place's own. */
  around: string | null
}

/** Names that people use and the gazetteer spells otherwise, by its own. */
const spellings: Record<string, string> = {
  'TH Phuket': 'Phuket City, Phuket Town',
  'TH Bangkok': 'Krung Thep, Krung Thep Maha Nakhon, BKK',
  'TH Ko Samui': 'Koh Samui, Samui',
  'TH Ko Pha Ngan': 'Koh Phangan, Ko Phangan, Koh Pha Ngan, Phangan',
  'TH Koh Tao': 'Ko Tao',
  'TH Ko Lanta': 'Koh Lanta',
  'TH Ko Kut': 'Koh Kood, Koh Kut, Ko Kood',
  'TH Ban Ao Nang': 'Ao Nang, Aonang',
  'TH Ban Karon': 'Karon, Karon Beach',
  'TH Ban Kata': 'Kata, Kata Beach',
  'TH Ban Khao Lak': 'Khao Lak, Khaolak',
  'TH Pattaya': 'Jomtien, Jomtien Beach',
  'VN Ho Chi Minh City': 'Saigon',
  'CN Sanya': 'Yalong Bay',
  'US New York City': 'New York, NYC',
  'US Washington, D.C.': 'Washington',
  'DE Munich': 'München',
  'DE Köln': 'Cologne',
  'AT Vienna': 'Wien',
  'IT Rome': 'Roma',
  'IT Milan': 'Milano',
  'ES Maó': 'Mahón, Mahon',
  'GR Irákleion': 'Heraklion, Iraklion',
  'GR Firá': 'Fira, Thira',
}

/** Islands and regions, by the town that somebody who travels there is led to. */
const surroundings: Record<string, string> = {
  'TH Ko Chang Tai': 'Ko Chang, Koh Chang',
  'TH Ban Phe': 'Ko Samet, Koh Samet',
  'ID Denpasar': 'Bali, Бали, 巴厘岛, バリ島, บาหลี',
  'ID Legian': 'Seminyak, Canggu',
  'ID Jimbaran': 'Uluwatu, Nusa Dua',
  'ID Mataram': 'Lombok',
  'ID Gili Trawangan': 'Gili Islands',
  'MY Kuah': 'Langkawi, Лангкави, 兰卡威',
  'MY George Town': 'Penang, Пинанг, 槟城',
  'MY Kampung Tekek': 'Tioman',
  'VN Dương Đông': 'Phu Quoc, Фукуок, 富国岛',
  'PH Balabag': 'Boracay, Боракай, 长滩岛',
  'PH Puerto Princesa': 'Palawan, Палаван',
  'PH General Luna': 'Siargao',
  'PH Tagbilaran City': 'Bohol',
  'KR Jeju City': 'Jeju, Jeju Island, 济州岛, 済州島',
  'JP Sapporo': 'Hokkaido, 北海道, Хоккайдо',
  'JP Naha': 'Okinawa Island, 沖縄本島',
  'CN Sanya': 'Hainan, 海南岛, Хайнань',
  'IN Panaji': 'Goa, Гоа, 果阿',
  'IN Cochin': 'Kerala',
  'US Honolulu': 'Hawaii, Oahu, Гавайи, 夏威夷, ハワイ',
  'US Kahului': 'Maui',
  'US Lihue': 'Kauai',
  'US Hilo': 'Big Island',
  'US Los Angeles': 'California, Kalifornien, Californie, Калифорния, カリフォルニア',
  'US Miami': 'Florida, Floride, Флорида, フロリダ',
  'ES Palma': 'Mallorca, Majorca, Majorque, Maiorca, Майорка, 马略卡岛, マヨルカ島',
  'ES Maó': 'Menorca, Minorca, Minorque',
  'ES Santa Cruz de Tenerife': 'Tenerife, Teneriffa, Ténérife, Тенерифе',
  'ES Las Palmas de Gran Canaria': 'Gran Canaria',
  'ES Puerto del Rosario': 'Fuerteventura',
  'ES Arrecife': 'Lanzarote',
  'ES Málaga': 'Costa del Sol',
  'ES Girona': 'Costa Brava',
  'ES Alicante': 'Costa Blanca',
  'ES Sevilla': 'Andalusia, Andalucía, Andalusien, Andalousie',
  'IT Palermo': 'Sicily, Sicilia, Sizilien, Sicile, Сицилия, 西西里岛, シチリア',
  'IT Cagliari': 'Sardinia, Sardegna, Sardinien, Sardaigne, Cerdeña, Сардиния, 撒丁岛',
  'IT Florence': 'Tuscany, Toscana, Toskana, Toscane, Тоскана, 托斯卡纳, トスカーナ',
  'IT Desenzano del Garda': 'Lake Garda, Gardasee, Lago di Garda, Lac de Garde',
  'IT Como': 'Lake Como, Comer See, Lago di Como, Lac de Côme',
  'IT Amalfi': 'Amalfi Coast, Costiera Amalfitana, Amalfiküste',
  'IT Bolzano': 'South Tyrol, Südtirol, Alto Adige',
  'FR Ajaccio': 'Corsica, Corse, Korsika, Córcega, Корсика',
  'FR Aix-en-Provence': 'Provence, Provenza, Прованс, プロヴァンス',
  'FR Nice': "French Riviera, Côte d'Azur, Лазурный Берег",
  'FR Caen': 'Normandy, Normandie, Normandía, Нормандия',
  'FR Rennes': 'Brittany, Bretagne, Bretaña',
  'GR Irákleion': 'Crete, Kreta, Crète, Creta, Крит, 克里特岛, クレタ島',
  'GR Ródos': 'Rhodes, Rhodos, Rodi, Rodas, Родос',
  'GR Firá': 'Santorini, Santorin, Санторини, 圣托里尼, サントリーニ',
  'PT Funchal': 'Madeira, Madère, Мадейра',
  'PT Ponta Delgada': 'Azores, Azoren, Açores, Азоры',
  'PT Faro': 'Algarve',
  'DE Munich': 'Bavaria, Bayern, Bavière, Baviera, Бавария, 巴伐利亚',
  'DE Freiburg': 'Black Forest, Schwarzwald, Forêt-Noire',
  'DE Westerland': 'Sylt',
  'DE Bergen auf Rügen': 'Rügen',
  'DE Seebad Heringsdorf': 'Usedom',
  'AT Innsbruck': 'Tyrol, Tirol',
  'HR Pazin': 'Istria, Istrien, Istra',
  'HR Split': 'Dalmatia, Dalmatien, Dalmacija',
  'GB Edinburgh':
    'Scotland, Schottland, Écosse, Escocia, Scozia, Шотландия, 苏格兰, スコットランド',
  'GB Cardiff': 'Wales, Pays de Galles, Gales, Galles, Уэльс',
  'GB Truro': 'Cornwall',
  'GB Portree': 'Skye, Isle of Skye',
  'AU Hobart': 'Tasmania, Tasmanien, Tasmanie',
  'PF Vaitape': 'Bora Bora',
  'PF Papeete': 'Tahiti',
}

/** By the folded name. */
export const placeAliases: ReadonlyMap<string, PlaceAlias> = new Map([
  ...aliasesOf(surroundings, (name) => name),
  ...aliasesOf(spellings, () => null),
])

function aliasesOf(
  names: Record<string, string>,
  around: (name: string) => string | null,
): [string, PlaceAlias][] {
  return Object.entries(names).flatMap(([at, list]) => {
    const [country, place] = [at.slice(0, 2), foldPlaceName(at.slice(3))]
    return list
      .split(', ')
      .map((name): [string, PlaceAlias] => [
        foldPlaceName(name),
        { place, country, around: around(name) },
      ])
  })
}
