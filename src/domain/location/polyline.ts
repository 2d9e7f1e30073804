import type { Point } from './point.ts';

/** Google's encoded polyline: differences of 1e-5 degrees, zigzag, in 5-bit letters. */
const PRECISION = 1e5;

export function encodePolyline(points: readonly Point[]): string {
  let text = '';
  let lat = 0;
  let lng = 0;
  for (const point of points) {
    const nextLat = Math.round(point.lat * PRECISION);
    const nextLng = Math.round(point.lng * PRECISION);
    text += encodeNumber(nextLat - lat) + encodeNumber(nextLng - lng);
    lat = nextLat;
    lng = nextLng;
  }
  return text;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

/** A text that stops in the middle of a number ends the line there. */
export function decodePolyline(text: string): Point[] {
  const numbers = decodeNumbers(text);
  const points: Point[] = [];
  let lat = 0;
  let lng = 0;
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    lat += numbers[i] ?? 0;
    lng += numbers[i + 1] ?? 0;
    points.push({ lat: lat / PRECISION, lng: lng / PRECISION });
  }
  return points;
}

function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i) - 63;
    value |= (letter & 0x1f) << shift;
    shift += 5;
    if (letter >= 0x20) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
