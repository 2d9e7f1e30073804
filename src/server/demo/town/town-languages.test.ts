import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/language/language.ts';
import type { Text } from '#domain/text.ts';
import { demoFolder } from '#tests/support/town/demo-folder.ts';

/** Columns that hold names of shops, streets, brands and models: they are the same in every language. */
const PROPER_NAMES = new Set(['stores.name', 'stores.address', 'brands.name', 'vehicle_brands.name', 'vehicles.name']);

/** Words that Spanish really shares with English, and signs that no language changes. */
const SAME_IN_SPANISH = new Set([
  'Aciclovir',
  'Audio',
  'Baguette',
  'Burrata',
  'DHA',
  'Diabetes',
  'EPA',
  'Enalapril',
  'Feta',
  'Feta, 200 g',
  'Gluten',
  'Guacamole',
  'Halloumi',
  'Halloumi, 200 g',
  'Hisingen',
  'Hummus',
  'Jalapeños',
  'Lactobacillus plantarum',
  'Levonorgestrel',
  'Macrogol',
  'Mango',
  'Maracas',
  'Marinara',
  'Mozzarella, 125 g',
  'Paracetamol',
  'Pasta',
  'Pico de gallo',
  'Pizza',
  'Poppadoms',
  'Raita',
  'Ramen',
  'Salbutamol',
  'Salsa verde',
  'Salsas',
  'Shakshuka',
  'Shawarma · Falafel · Mezze',
  'StudyBook 13',
  'Sushi',
  'Tacos',
  'Tahini',
  'Tofu',
  'Tortilla',
  'Udon',
  'Urea',
  'Wasabi',
  'Zinc',
  'kg',
  'g',
  'l',
  'ml',
]);

/** "XL", "3/4", "128 GB", "50 × 70 cm": sizes and measures. */
const isMeasure = (text: string) => /^(X?[SMLX]|[\d\s./×+,"-]*( ?(cm|ml|GB|TB|oz|g|kg|l))?)$/.test(text);

type Found = { place: string; text: Text };

function* textsOf(value: unknown, place: string): Generator<Found> {
  if (typeof value !== 'object' || value === null) return;
  if ('en' in value && typeof value.en === 'string') {
    yield { place, text: value as Text };
    return;
  }
  for (const [key, part] of Object.entries(value))
    yield* textsOf(part, Array.isArray(value) ? place : `${place}.${key}`);
}

const texts = Object.entries(demoFolder().lists).flatMap(([list, entries]) => [...textsOf(entries, list)]);
const toTranslate = texts.filter(({ place }) => !PROPER_NAMES.has(place));
const shown = ({ place, text }: Found) => `${place}: ${text.en}`;
const once = (found: readonly Found[]) => [...new Set(found.map(shown))];

describe('the town speaks every language of the shop', () => {
  test('it has thousands of texts, each in every language [I18N-005]', () => {
    expect(texts.length).toBeGreaterThan(8_000);
    expect(once(texts.filter(({ text }) => LANGUAGES.some(({ key }) => !text[key]?.trim())))).toEqual([]);
  });

  test('what is not a name is said in Arabic letters [I18N-005]', () => {
    const foreign = toTranslate.filter(({ text }) => !/\p{Script=Arabic}/u.test(text.ar ?? ''));
    expect(once(foreign.filter(({ text }) => !isMeasure(text.en)))).toEqual([]);
  });

  test('Arabic sentences hold no foreign words but the shop’s name and what everybody writes so', () => {
    const words = toTranslate.flatMap(({ text }) => text.ar?.replace(/<[^>]*>/g, '').match(/[a-z]{3,}/gi) ?? []);
    expect([...new Set(words)].sort()).toEqual(['DAB', 'Errand', 'LED', 'RSV', 'SPF', 'UPF', 'USB']);
  });

  test('Spanish is translated, not copied [I18N-005]', () => {
    const copied = toTranslate.filter(({ text }) => text.es === text.en && !isMeasure(text.en));
    expect(once(copied.filter(({ text }) => !SAME_IN_SPANISH.has(text.en)))).toEqual([]);
    const said = new Set(copied.map(({ text }) => text.en));
    expect([...SAME_IN_SPANISH].filter((word) => !said.has(word) && !isMeasure(word))).toEqual([]);
  });
});
