import { expect, test } from 'vitest';
import { renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { GatewayChoice } from './fund-fields.tsx';

const gateways = [
  { gateway: 'card_house', gateway_title: 'Card House', gateway_image: 'c', gateway_image_full_url: '/media/c.png' },
  { gateway: 'plain_pay', gateway_title: 'Plain Pay', gateway_image: null, gateway_image_full_url: null },
];

test('a gateway is chosen by its name on the wire, and shown by its title and its picture [WALL-002b]', () => {
  const html = renderPagePart(
    <GatewayChoice gateways={gateways} chosen="plain_pay" onChange={() => {}} error={undefined} />,
  );
  const radios = [...html.matchAll(/<input\b[^>]*type="radio"[^>]*>/g)].map(([input]) => ({
    value: /value="([^"]*)"/.exec(input)?.[1],
    isChosen: / checked=""/.test(input),
  }));
  expect(radios).toEqual([
    { value: 'card_house', isChosen: false },
    { value: 'plain_pay', isChosen: true },
  ]);
  expect(html).toContain('Card House');
  expect(html).toContain('Plain Pay');
  expect([...html.matchAll(/<img\b[^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual(['/media/c.png']);
});
