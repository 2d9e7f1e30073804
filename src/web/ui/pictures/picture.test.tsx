import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const burger = { id: 'burger', ratio: '4x3', alt: 'A burger', sizes: '230px', widest: 320 } as const;

describe('Picture', () => {
  test('offers a card’s picture as it is and half as wide, and its own size so that nothing shifts', () => {
    const html = renderToStaticMarkup(<Picture {...burger} theme="light" />);
    expect(html).toContain('srcSet="/media/burger/4x3-160.webp 160w, /media/burger/4x3-320.webp 320w"');
    expect(html).toContain('width="320" height="240"');
  });

  test('offers a large one in four widths, and the smallest without a choice', () => {
    const large = renderToStaticMarkup(<Picture {...burger} widest={960} theme="light" />);
    expect(large.match(/\d+w/g)).toEqual(['320w', '480w', '640w', '960w']);
    const logo = renderToStaticMarkup(<Picture {...burger} widest={96} theme="light" />);
    expect(logo).not.toMatch(/srcset|sizes/i);
  });

  test('waits below the fold unless it has priority', () => {
    expect(renderToStaticMarkup(<Picture {...burger} theme="light" />)).toContain('loading="lazy"');
    const first = renderToStaticMarkup(<Picture {...burger} theme="light" priority />);
    expect(first).toContain('loading="eager"');
    expect(first).toContain('fetchPriority="high"');
  });

  test.each(['light', 'system'] as const)('is asked for once: no preload beside it (%s)', (theme) => {
    const page = renderToString(
      <html lang="en">
        <head />
        <body>
          <Picture {...burger} theme={theme} priority />
        </body>
      </html>,
    );
    expect(page).toContain('<img');
    expect(page).not.toContain('preload');
  });

  test('follows the chosen theme', () => {
    expect(renderToStaticMarkup(<Picture {...burger} theme="dark" />)).toContain('/media/burger/4x3-320-dark.webp');
    expect(renderToStaticMarkup(<Picture {...burger} theme="light" />)).not.toContain('dark');
  });

  test('leaves the choice to the browser when the theme is the system’s', () => {
    const html = renderToStaticMarkup(<Picture {...burger} theme="system" />);
    expect(html).toMatch(/<source media="\(prefers-color-scheme: dark\)" srcSet="[^"]*4x3-320-dark\.webp 320w"/);
    expect(html).toMatch(/<img[^>]* src="\/media\/burger\/4x3-320\.webp"/);
  });
});
