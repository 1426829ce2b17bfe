// Which rule tells of which building, object and character; the rest of a quick reference comes from the books and catalogues.
// prettier-ignore
export const BUILDINGS = [
  'ranch', 'mine', 'drugstore', 'bank', 'saloon', 'hotel', 'general_store', 'blacksmith', 'church', 'prison', 'school', 'city_hall', 'train_station',
].map((name, index) => [`BG-8.${index + 1}`, name] as const)

/** The number, and who is on the yellow and the red side. */
// prettier-ignore
export const CHARACTERS = [
  'paperboy', 'sheriff', 'banker', 'grocer', 'chinese_worker', 'settler', 'captain', 'mercenary', 'indian', 'prospector',
  'gunsmith', 'singer', 'auctioneer', 'governor', 'doctor/undertaker', 'cowboy', 'heroes', 'teacher', 'lawyer/editor', 'father_christmas',
].map((names, index) => {
  const [yellow = '', red = yellow] = names.split('/')
  return [`BG-9.${index}`, yellow, red] as const
})

// prettier-ignore
export const SPACES = [
  'wages', 'ammunition', 'roads', 'road', 'buy-12', 'buy-10', 'buy-8', 'buy-6', 'buy-5', 'buy-4', 'buy-3',
  'parcels-income', 'cowboy-income', 'gambling', 'parcels-vp', 'cowboy-vp', 'building-vp', 'vp-5', 'vp-4', 'vp-3', 'vp-2',
] as const

// prettier-ignore
export const OBJECTS = [
  'mountain', 'house', 'townhouse', 'mine', 'ranch', 'blacksmith', 'drugstore', 'bank', 'saloon', 'hotel', 'general_store', 'church', 'prison', 'city_hall', 'outlaws',
].map((name, index) => [`CG-8.${index + 10}`, name] as const)

// prettier-ignore
export const CARD_CHARACTERS = [
  'auctioneer', 'banker', 'captain', 'chinese_worker', 'cowboy', 'doctor', 'editor', 'governor', 'grocer', 'gunsmith', 'heroes',
  'indian', 'lawyer', 'mercenary', 'paperboy', 'prospector', 'settler', 'sheriff', 'singer', 'teacher', 'undertaker',
].map((name, index) => [`CG-7.${index + 10}`, name] as const)
