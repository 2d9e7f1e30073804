/** What is asked for without anybody having asked before; each number makes another address with the same kind of answer. */
export type ListRow = {
  name: string;
  /** At least this part of what one query and the sending of the same text cost. */
  demanded: number;
  address(number: number): { path: string; headers: Record<string, string> };
};

const PER_PAGE = 24;
const MODULES = [1, 2, 3, 4];
const LANGUAGES = ['en', 'es', 'ar'];
const ZONES = ['[1]', '[2]', '[3]', '[1,2]', '[1,3]', '[2,3]', '[1,2,3]', '[1,4]', '[1,2,3,4]'];
const LISTS = ['popular', 'latest', 'most-reviewed'];
const DIETS = ['all', 'veg', 'non_veg'];
const WORDS = [
  'chicken',
  'milk',
  'rice',
  'salad',
  'cheese',
  'vitamin',
  'shirt',
  'coffee',
  'bread',
  'tea',
  'lamp',
  'oil',
];

/** Takes a choice of each list in turn, so that following numbers meet all of them. */
function picker(number: number) {
  let rest = number;
  return <Choice>(choices: readonly Choice[]): Choice => {
    const choice = choices[rest % choices.length] as Choice;
    rest = Math.floor(rest / choices.length);
    return choice;
  };
}

export const LIST_ROWS: readonly ListRow[] = [
  {
    name: 'list of 24',
    demanded: 0.35,
    address(number) {
      const pick = picker(number);
      const [zoneid, language, list] = [pick(ZONES), pick(LANGUAGES), pick(LISTS)];
      const [moduleid, type] = [pick(MODULES), pick(DIETS)];
      const offset =
        1 + Math.floor(number / (ZONES.length * LANGUAGES.length * LISTS.length * MODULES.length * DIETS.length));
      return {
        path: `/items/${list}?limit=${PER_PAGE}&offset=${offset}&type=${type}`,
        headers: { zoneid, moduleid: String(moduleid), 'x-localization': language },
      };
    },
  },
  {
    name: 'filtered list',
    demanded: 0.15,
    address(number) {
      const pick = picker(number);
      const [zoneid, language, moduleid] = [pick(ZONES), pick(LANGUAGES), pick(MODULES)];
      return {
        path: `/items/latest?limit=${PER_PAGE}&min_price=1.${String(number % 89).padStart(2, '0')}&max_price=${200 + number}`,
        headers: { zoneid, moduleid: String(moduleid), 'x-localization': language },
      };
    },
  },
  {
    name: 'search',
    demanded: 0.15,
    address(number) {
      const pick = picker(number);
      const [name, moduleid, zoneid, language] = [pick(WORDS), pick(MODULES), pick(ZONES), pick(LANGUAGES)];
      return {
        path: `/items/search?name=${name}&limit=${PER_PAGE}&max_price=${200 + number}`,
        headers: { zoneid, moduleid: String(moduleid), 'x-localization': language },
      };
    },
  },
];
