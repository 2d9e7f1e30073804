import { expect, test } from 'vitest';
import { resultAddress, resultRequestFrom } from './result-request.ts';

const from = (query: string) => resultRequestFrom(new URLSearchParams(query));

test('the home page itself asks for nothing', () => {
  expect(from('')).toBeNull();
  expect(from('search=%20')).toBeNull();
});

test('a text is searched', () => {
  expect(from('search=pizza&name=pizza&data_type=searched')).toEqual({ kind: 'searched', name: 'pizza' });
  expect(from('search=pizza')).toEqual({ kind: 'searched', name: 'pizza' });
});

test('a category is shown by its id, under the name it came with', () => {
  expect(from('search=category&id=7&module_id=1&name=Burgers&data_type=category')).toEqual({
    kind: 'category',
    id: 7,
    name: 'Burgers',
  });
  expect(from('search=category&id=abc&data_type=category')).toBeNull();
});

test('all categories show what is new', () => {
  expect(from('search=allCategories&from=allCategories&data_type=new')).toEqual({ kind: 'new' });
});

test('brands and campaigns are shown by their ids, whole lists by their names', () => {
  expect(from('search=brand&id=3&name=Nordlys&data_type=brand')).toEqual({ kind: 'brand', id: 3, name: 'Nordlys' });
  expect(from('search=discounted&data_type=discounted')).toEqual({ kind: 'discounted' });
  expect(from('search=campaign&id=x&data_type=campaign')).toBeNull();
});

test('an address made for a list asks for that list', () => {
  for (const request of [{ kind: 'popular' }, { kind: 'brand', id: 3, name: 'Å & Ö' }] as const)
    expect(resultRequestFrom(new URL(resultAddress(request, 2), 'http://x').searchParams)).toEqual(request);
});
