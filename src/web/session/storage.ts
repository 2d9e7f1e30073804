import { directionOf, type Language, languageOf } from '#domain/language/language.ts';
import type { Point } from '#domain/location/point.ts';
import { MODULE_TYPES, type ModuleType } from '#domain/modules/module-profile.ts';
import { MIRROR_COOKIE, type Mirror, mirrorToText, type ThemeChoice } from './mirror.ts';

export type StoredModule = { id: number; module_name: string; module_type: ModuleType; zones: readonly number[] };

/** What the browser remembers of its shopper. The names of the keys are the specification's. */
export type Session = {
  token: string | null;
  guest_id: string | null;
  module: StoredModule | null;
  location: string | null;
  currentLatLng: Point | null;
  zoneid: readonly number[];
  settings: { language: Language; theme: ThemeChoice };
};

/** The only place that touches browser storage. */
export function readStorage(fallback: Pick<Mirror, 'language' | 'theme'>): Session {
  const settings = json('settings') as { language?: unknown; theme?: unknown } | null;
  return {
    token: text('token'),
    guest_id: text('guest_id'),
    module: moduleFrom(json('module')),
    location: text('location'),
    currentLatLng: pointFrom(json('currentLatLng')),
    zoneid: zonesFrom(json('zoneid')),
    settings: {
      language: typeof settings?.language === 'string' ? languageOf(settings.language) : fallback.language,
      theme: settings?.theme === 'light' || settings?.theme === 'dark' ? settings.theme : fallback.theme,
    },
  };
}

const WRITTEN: { [Key in keyof Session]: (session: Session) => string | null } = {
  token: ({ token }) => token,
  guest_id: ({ guest_id }) => guest_id,
  module: ({ module }) => module && JSON.stringify(module),
  location: ({ location }) => location,
  currentLatLng: ({ currentLatLng }) => currentLatLng && JSON.stringify(currentLatLng),
  zoneid: ({ zoneid }) => (zoneid.length > 0 ? JSON.stringify(zoneid) : null),
  settings: ({ settings }) => JSON.stringify({ ...settings, direction: directionOf(settings.language) }),
};

/** Writes what changed and the settings, nothing else: another tab may have written the rest a moment ago. */
export function writeStorage(session: Session, changed: readonly (keyof Session)[]) {
  for (const key of new Set([...changed, 'settings' as const])) put(key, WRITTEN[key](session));
  // Whose saved address it was has left: see selected-address.ts.
  if (changed.includes('token') && session.token === null) forgetPersonal();
  const yearInSeconds = 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${MIRROR_COOKIE}=${mirrorToText(mirrorOf(session))}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}

export const mirrorOf = ({ settings, module, zoneid }: Session): Mirror => ({
  ...settings,
  module: module && { id: module.id, module_type: module.module_type },
  zone_ids: zoneid,
});

/** What is stored this moment, whatever this tab remembers. */
export const storedGuest = (): string | null => text('guest_id');

function text(key: string): string | null {
  try {
    return localStorage.getItem(key) || null;
  } catch {
    // Storage can be switched off; the shop then works for this page only.
    return null;
  }
}

function json(key: string): unknown {
  try {
    return JSON.parse(text(key) ?? 'null');
  } catch {
    return null;
  }
}

function put(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

/** An address they chose, an order they had begun. */
function forgetPersonal() {
  put('selected_address', null);
  try {
    for (const key of ['checkout_draft', 'order_attempt']) sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

function moduleFrom(value: unknown): StoredModule | null {
  const { id, module_name, module_type, zones } = (value ?? {}) as Record<string, unknown>;
  const type = MODULE_TYPES.find((known) => known === module_type);
  if (typeof id !== 'number' || !type) return null;
  return { id, module_name: String(module_name ?? ''), module_type: type, zones: zonesFrom(zones) };
}

function pointFrom(value: unknown): Point | null {
  const { lat, lng } = (value ?? {}) as Record<string, unknown>;
  const point = { lat: Number(lat), lng: Number(lng) };
  return lat !== undefined && lng !== undefined && Number.isFinite(point.lat) && Number.isFinite(point.lng)
    ? point
    : null;
}

/** A single id is read as a list of one. */
const zonesFrom = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).map(Number).filter((id) => Number.isInteger(id) && id > 0);
