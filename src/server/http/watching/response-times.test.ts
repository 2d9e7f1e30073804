import { expect, test } from 'vitest';
import { responseTimes } from './response-times.ts';

test('answers are counted by route and status, each bucket with the smaller ones [OPS-003]', () => {
  const times = responseTimes();
  times.add('GET', '/api/v1/items/:id', 200, 0.0005);
  times.add('GET', '/api/v1/items/:id', 200, 0.02);
  times.add('GET', '/api/v1/items/:id', 404, 60);
  const lines = times.text().split('\n');
  const found = 'method="GET",route="/api/v1/items/:id",status="200"';
  const missed = 'method="GET",route="/api/v1/items/:id",status="404"';
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE http_request_duration_seconds histogram',
      `http_request_duration_seconds_bucket{le="0.001",${found}} 1`,
      `http_request_duration_seconds_bucket{le="0.05",${found}} 2`,
      `http_request_duration_seconds_bucket{le="+Inf",${found}} 2`,
      `http_request_duration_seconds_sum{${found}} 0.0205`,
      `http_request_duration_seconds_count{${found}} 2`,
      `http_request_duration_seconds_bucket{le="5",${missed}} 0`,
      `http_request_duration_seconds_count{${missed}} 1`,
    ]),
  );
});
