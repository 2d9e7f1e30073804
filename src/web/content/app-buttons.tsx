import Apple from 'lucide-react/icons/apple';
import Play from 'lucide-react/icons/play';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import { buttonLook } from '#web/ui/controls/button-look.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';

type UserAppLinks = {
  playstore_url: string;
  playstore_url_status: 0 | 1;
  apple_store_url: string;
  apple_store_url_status: 0 | 1;
};

/** A button for each store that has our app. */
export function AppButtons({ links, look }: { links: UserAppLinks; look: 'inverse' | 'secondary' }) {
  const t = useTranslate();
  return (
    <>
      {links.playstore_url_status === 1 && (
        <StoreLink href={links.playstore_url} icon={Play} text={t('app.play_store')} look={look} />
      )}
      {links.apple_store_url_status === 1 && (
        <StoreLink href={links.apple_store_url} icon={Apple} text={t('app.apple_store')} look={look} />
      )}
    </>
  );
}

type StoreLinkProps = { href: string; icon: Glyph; text: string; look: 'inverse' | 'secondary' };

function StoreLink({ href, icon, text, look }: StoreLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonLook(look, 44, false)}>
      <Icon of={icon} size={18} />
      {text}
    </a>
  );
}
