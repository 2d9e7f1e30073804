import { say } from '#contract/texts/say.ts';
import { directionOf } from '#domain/language/language.ts';
import type { Deps } from '../deps.ts';
import { APP_ICONS, type AppIcon, appIcon } from '../media/app-icon.ts';
import type { MediaService } from '../media/media.service.ts';
import { settingsOfToday } from './config.service.ts';

/** Drawn by us, for a business that has no logo yet: files of public/. */
const OWN_ICONS: Record<AppIcon, string> = {
  '180': '/apple-touch-icon.png',
  '192': '/icon-192.png',
  '512': '/icon-512.png',
  'maskable-512': '/icon-maskable-512.png',
};

/** How a browser installs the shop: its name, its colours, its logo. */
export async function manifestFor(deps: Deps, language: string): Promise<object> {
  const { business_name, theme_color, background_color, ...settings } = await settingsOfToday(deps, deps.db, language);
  const icon = settings.fav_icon ?? settings.logo;
  // Another picture is another address: an icon that was fetched before is not asked for again.
  const version = icon ? `?v=${encodeURIComponent(icon)}` : '';
  const iconFile = (name: AppIcon, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}.png${version}`,
    sizes: `${APP_ICONS[name].size}x${APP_ICONS[name].size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: business_name,
    short_name: business_name,
    description: say(language, 'app.description'),
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color,
    background_color,
    icons: [iconFile('192', 'any'), iconFile('512', 'any'), iconFile('maskable-512', 'maskable')],
    shortcuts: [{ name: say(language, 'app.orders'), url: '/my-orders' }],
  };
}

/** The icon as a picture, or the address of our own. */
export async function iconFor(deps: Deps, media: MediaService, icon: AppIcon): Promise<Buffer | string> {
  const { fav_icon, logo, background_color } = await settingsOfToday(deps, deps.db, 'en');
  const picture_id = fav_icon ?? logo;
  return picture_id ? appIcon({ media, files: deps.files }, picture_id, icon, background_color) : OWN_ICONS[icon];
}

export const isIcon = (name: string): name is AppIcon => Object.hasOwn(APP_ICONS, name);
