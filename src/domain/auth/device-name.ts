export type DeviceName = { browser: string; system: string };

// The first that fits: many call themselves by others' names, too.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (names: readonly [RegExp, string][], text: string): string =>
  names.find(([sign]) => sign.test(text))?.[1] ?? '';

/** What somebody would call the thing they sit at, from what its browser says of itself. */
export const deviceName = (user_agent: string): DeviceName => ({
  browser: first(BROWSERS, user_agent),
  system: first(SYSTEMS, user_agent),
});
