import type { Fields } from './fields.ts';

/** One list of a shop folder. */
export type Collection = {
  /** As the folder calls it; the database's table has the same name unless it is said otherwise there. */
  name: string;
  /** Where it stands: a file, or a folder with one file an entry. */
  file: string;
  /** The fields that together name an entry among the others; what is pointed at has one. */
  key: readonly string[];
  fields: Fields;
  /** Lists inside an entry, each with the fields of its entries. */
  parts?: Readonly<Record<string, Part>>;
};

/** A list that belongs to an entry of another one, and goes with it. */
export type Part = {
  /** Fields that together name it inside its entry. */
  key: readonly string[];
  fields: Fields;
  /** Written as one object instead of a list: there is one, and it must be there, or there may be one. */
  single?: 'always' | 'maybe';
};
