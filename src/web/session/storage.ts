import { directionOf, type Language, languageOf } from '#domain/language/language.ts';
import type { Point } from '#domain/location/point.ts';
import { MODULE_TYPES, type ModuleType } from '#domain/modules/module-profile.ts';
import { forgetDraft } from './drafts/checkout-draft.ts';
import { filesInTab, forgetFiles, forgetMessages } from './drafts/forget-unsent.ts';
import { forgetAttempt } from './drafts/order-attempt.ts';
import { MIRROR_COOKIE, type Mirror, mirrorToText, type ThemeChoice } from './mirror.ts';
import { forgetPending } from './offline/pending-names.ts';
import { forgetOwnOrder } from './remembered/own-order-mark.ts';
import { forgetSelected } from './remembered/stored-address.ts';
import { forgetTraces, forgetTracesInTab } from './remembered/traces.ts';
import { forgetUnstored, storedText, storedValue } from './stored-value.ts';

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

const STORED = {
  token: storedText('local', 'token'),
  guest_id: storedText('local', 'guest_id'),
  module: storedValue('local', 'module', storedModuleFrom),
  location: storedText('local', 'location'),
  currentLatLng: storedValue('local', 'currentLatLng', pointFrom),
  zoneid: storedValue<readonly number[]>('local', 'zoneid', zonesFrom),
  settings: storedValue('local', 'settings', settingsFrom),
};

/** The session as it is stored this moment; what was never chosen is as the server's page has it. */
export function readStorage(fallback: Pick<Mirror, 'language' | 'theme'>): Session {
  const settings = STORED.settings.get();
  return {
    token: STORED.token.get(),
    guest_id: STORED.guest_id.get(),
    module: STORED.module.get(),
    location: STORED.location.get(),
    currentLatLng: STORED.currentLatLng.get(),
    zoneid: STORED.zoneid.get() ?? [],
    settings: {
      language: typeof settings?.language === 'string' ? languageOf(settings.language) : fallback.language,
      theme: settings?.theme === 'light' || settings?.theme === 'dark' ? settings.theme : fallback.theme,
    },
  };
}

const WRITE: { [Key in keyof Session]: (session: Session) => void } = {
  token: ({ token }) => STORED.token.set(token),
  guest_id: ({ guest_id }) => STORED.guest_id.set(guest_id),
  module: ({ module }) => STORED.module.set(module),
  location: ({ location }) => STORED.location.set(location),
  currentLatLng: ({ currentLatLng }) => STORED.currentLatLng.set(currentLatLng),
  zoneid: ({ zoneid }) => STORED.zoneid.set(zoneid.length > 0 ? zoneid : null),
  settings: ({ settings }) => STORED.settings.set({ ...settings, direction: directionOf(settings.language) }),
};

/** Writes what changed and the settings, nothing else: another tab may have written the rest a moment ago. */
export function writeStorage(session: Session, changed: readonly (keyof Session)[]) {
  // Before the token goes: another tab that hears of that starts its page anew, and finds nothing of theirs any more.
  if (changed.includes('token') && session.token === null) forgetPersonal();
  for (const key of new Set([...changed, 'settings' as const])) WRITE[key](session);
  const yearInSeconds = 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${MIRROR_COOKIE}=${mirrorToText(mirrorOf(session))}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}

/** Of whoever signed out: an address they chose, an order they had begun, a message that waits, what they looked for. */
function forgetPersonal() {
  forgetInTab();
  forgetSelected();
  forgetMessages();
  forgetOwnOrder();
  forgetFiles();
  forgetPending();
  forgetTraces();
}

/** What of it a tab has for itself alone, and no other can take away. */
export function forgetInTab() {
  forgetDraft();
  forgetAttempt();
  forgetTracesInTab();
  filesInTab.clear();
  forgetUnstored(Object.keys(STORED));
}

export const mirrorOf = ({ settings, module, zoneid }: Session): Mirror => ({
  ...settings,
  module: module && { id: module.id, module_type: module.module_type },
  zone_ids: zoneid,
});

/** What is stored this moment, whatever this tab remembers. */
export const storedGuest = (): string | null => STORED.guest_id.get();

function settingsFrom(value: unknown): Record<string, unknown> | null {
  return value && typeof value === 'object' ? { ...value } : null;
}

export function storedModuleFrom(value: unknown): StoredModule | null {
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
function zonesFrom(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value]).map(Number).filter((id) => Number.isInteger(id) && id > 0);
}
