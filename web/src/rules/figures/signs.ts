// The two-letter signs of diagrams (docs/notation.md), and what they stand for.
export const SIGNS: Record<string, string> = {
  Mt: 'mountain',
  Ho: 'house',
  TH: 'townhouse',
  Mi: 'mine',
  Ra: 'ranch',
  Bs: 'blacksmith',
  Dr: 'drugstore',
  Ba: 'bank',
  Sa: 'saloon',
  Hl: 'hotel',
  GS: 'general_store',
  Ch: 'church',
  Pr: 'prison',
  CH: 'city_hall',
  Ou: 'outlaws',
}
