// What the engines call things. Written by tools/vocabulary.py (`make types`): change it there, not here.

/** The fields of every action of the board game, by kind. */
export const BOARD_ACTIONS = {"claim": ["parcel"], "choose": ["option"], "cowboy": ["at", "mark"], "road": ["line"], "buy": ["what"], "spend": ["amount"], "build": ["building", "at"], "house": ["at"], "townhouse": ["at"], "ask": ["at"], "pass": [], "shift": ["source", "to"], "withdraw": ["at"], "horse": ["enclosure"], "sheet": ["cowboys", "revolvers", "roads", "parcels", "bid"]} as const

/** The fields of every action of The Card Game, by kind. */
export const CARD_ACTIONS = {"bid": ["value"], "use": ["character"], "take": ["card"], "place": ["at"], "sell": ["card"], "aside": [], "pass": []} as const

/** The spaces of the action track, in the order in which they are resolved. */
export const SPACES = ["wages", "ammunition", "roads", "road", "buy-12", "buy-10", "buy-8", "buy-6", "buy-5", "buy-4", "buy-3", "parcels-income", "cowboy-income", "gambling", "parcels-vp", "cowboy-vp", "building-vp", "vp-5", "vp-4", "vp-3", "vp-2"] as const

/** A player's enclosures, the first one first (Horses). */
export const ENCLOSURES = ["enclosure-1", "enclosure-2", "enclosure-3", "enclosure-4", "enclosure-5"] as const

/** The prices of the construction spaces. */
export const PRICES = [3, 4, 5, 6, 8, 10, 12] as const

/** The space of the track whose building an answer takes. */
export const SPACE_OF_OPTION = {"from-3": "buy-3", "from-4": "buy-4", "from-5": "buy-5", "from-6": "buy-6", "from-8": "buy-8", "from-10": "buy-10", "from-12": "buy-12"} as const

/** The duel tiles that an answer plays (Might is Right). */
export const TILE_PLAYS = {"0": [0], "1": [1], "2": [2], "3": [3], "4": [4], "5": [5], "0-0": [0, 0], "0-1": [0, 1], "0-2": [0, 2], "0-3": [0, 3], "0-4": [0, 4], "0-5": [0, 5], "1-1": [1, 1], "1-2": [1, 2], "1-3": [1, 3], "1-4": [1, 4], "1-5": [1, 5], "2-2": [2, 2], "2-3": [2, 3], "2-4": [2, 4], "2-5": [2, 5], "3-3": [3, 3], "3-4": [3, 4], "3-5": [3, 5], "4-4": [4, 4], "4-5": [4, 5], "5-5": [5, 5]} as const

/** What can lie on a parcel, buildings last. */
export const GROUND = ["mountain", "house", "townhouse", "ranch", "mine", "drugstore", "bank", "saloon", "hotel", "general_store", "blacksmith", "church", "prison", "school", "city_hall", "train_station"] as const

/** The buildings, in the order of their rules. */
export const BUILDINGS = ["ranch", "mine", "drugstore", "bank", "saloon", "hotel", "general_store", "blacksmith", "church", "prison", "school", "city_hall", "train_station"] as const

/** The number of each one's rule. */
export const BUILDING_RULES = ["BG-8.1", "BG-8.2", "BG-8.3", "BG-8.4", "BG-8.5", "BG-8.6", "BG-8.7", "BG-8.8", "BG-8.9", "BG-8.10", "BG-8.11", "BG-8.12", "BG-8.13"] as const

/** The House symbols of each. */
export const SYMBOLS = {"house": 1, "townhouse": 2, "ranch": 1, "hotel": 2, "church": 1, "school": 1, "city_hall": 1, "train_station": 2} as const

/** All buildings of the bag (BG-2.1). */
export const BAG = {"ranch": 6, "mine": 6, "drugstore": 4, "bank": 4, "saloon": 3, "hotel": 3, "general_store": 2, "blacksmith": 2, "church": 2, "prison": 2, "school": 2, "city_hall": 1, "train_station": 1} as const

/** Those of the beginners' bag. */
export const BEGINNERS_BAG = {"ranch": 4, "mine": 4, "drugstore": 4, "bank": 4, "saloon": 3, "hotel": 3, "church": 2, "prison": 2} as const

/** The fewest of a kind that a bag must have (BG-3.2). */
export const FEWEST = {"ranch": 2, "mine": 2, "drugstore": 1, "bank": 1, "saloon": 1, "hotel": 1, "church": 1, "prison": 1} as const

/** The characters by number: who is on the yellow side, and on the red. */
export const FACES = [["paperboy", "paperboy"], ["sheriff", "sheriff"], ["banker", "banker"], ["grocer", "grocer"], ["chinese_worker", "chinese_worker"], ["settler", "settler"], ["captain", "captain"], ["mercenary", "mercenary"], ["indian", "indian"], ["prospector", "prospector"], ["gunsmith", "gunsmith"], ["singer", "singer"], ["auctioneer", "auctioneer"], ["governor", "governor"], ["doctor", "undertaker"], ["cowboy", "cowboy"], ["heroes", "heroes"], ["teacher", "teacher"], ["lawyer", "editor"], ["father_christmas", "father_christmas"]] as const

/** The number of each one's rule. */
export const CHARACTER_RULES = ["BG-9.0", "BG-9.1", "BG-9.2", "BG-9.3", "BG-9.4", "BG-9.5", "BG-9.6", "BG-9.7", "BG-9.8", "BG-9.9", "BG-9.10", "BG-9.11", "BG-9.12", "BG-9.13", "BG-9.14", "BG-9.15", "BG-9.16", "BG-9.17", "BG-9.18", "BG-9.19"] as const

/** Characters whose side is not chosen beforehand. */
export const EITHER_SIDE = [14, 17] as const

/** The character that comes on top of a set. */
export const PAPERBOY = 0 as const

/** The sets of the books (BG-3.7). */
export const SETS = {"beginners": "1Y 2Y 3Y 4Y 5Y 6Y 7Y", "quiet": "1R 2R 5Y 11Y 13Y 14 16R", "owners": "0Y 3R 4Y 5R 8Y 9Y 12Y 15R", "prosper": "0Y 2Y 3Y 4R 6Y 8R 12Y 16Y", "scores": "0R 6R 7Y 9R 10Y 12R 13R 14", "gold": "0R 1Y 3Y 5R 8R 9Y 10R 11R"} as const

/** The variants of the board game. */
export const VARIANTS = ["new-beginning", "river", "might-is-right", "kit-carson", "outlaws", "horses"] as const

/** Those that are not played against Standish (BG-14.11). */
export const NOT_SOLO = ["kit-carson", "outlaws", "horses"] as const

/** The editions of the board game. */
export const EDITIONS = ["english", "dutch"] as const

/** How Standish plays. */
export const STRATEGIES = ["rancher", "miner", "strength", "urban"] as const

/** The printed river. */
export const RIVER = ["a5", "b5", "c5", "d5", "d4", "e4", "f4", "g4", "h4"] as const

/** The suits, by which players are told apart. */
export const SUITS = ["hat", "star", "cactus", "boot", "horseshoe", "cattle"] as const

/** Of virtual players. */
export const LEVELS = ["beginner", "intermediate", "expert"] as const

/** What can be on a parcel of The Card Game, by their rules. */
export const OBJECTS = ["mountain", "house", "townhouse", "mine", "ranch", "blacksmith", "drugstore", "bank", "saloon", "hotel", "general_store", "church", "prison", "city_hall", "outlaws"] as const

/** The signs of diagrams, and what they stand for. */
export const SIGNS = {"Mt": "mountain", "Ho": "house", "TH": "townhouse", "Mi": "mine", "Ra": "ranch", "Bs": "blacksmith", "Dr": "drugstore", "Ba": "bank", "Sa": "saloon", "Hl": "hotel", "GS": "general_store", "Ch": "church", "Pr": "prison", "CH": "city_hall", "Ou": "outlaws"} as const

/** The characters of The Card Game, in the order of their rules. */
export const CARD_CHARACTERS = ["auctioneer", "banker", "captain", "chinese_worker", "cowboy", "doctor", "editor", "governor", "grocer", "gunsmith", "heroes", "indian", "lawyer", "mercenary", "paperboy", "prospector", "settler", "sheriff", "singer", "teacher", "undertaker"] as const

/** The number of each one's rule. */
export const CARD_CHARACTER_RULES = ["CG-7.10", "CG-7.11", "CG-7.12", "CG-7.13", "CG-7.14", "CG-7.15", "CG-7.16", "CG-7.17", "CG-7.18", "CG-7.19", "CG-7.20", "CG-7.21", "CG-7.22", "CG-7.23", "CG-7.24", "CG-7.25", "CG-7.26", "CG-7.27", "CG-7.28", "CG-7.29", "CG-7.30"] as const

/** The bots of each game, the weakest first. */
export const BOTS = {"board": ["random", "easy", "normal", "hard", "master", "greedy"], "cards": ["random", "easy", "normal", "hard", "master", "greedy"]} as const

/** Those that people choose among, the weakest first. */
export const OPPONENTS = ["easy", "normal", "hard", "master"] as const
