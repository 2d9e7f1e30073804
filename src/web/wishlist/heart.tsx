import { useQueryClient } from '@tanstack/react-query';
import HeartIcon from 'lucide-react/icons/heart';
import { useApi } from '#web/api/api.tsx';
import { withScript } from '#web/api/with-script.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import type { Favourite } from './favourites.ts';
import { useIsLiked } from './use-is-liked.ts';

type HeartProps = Favourite & { name: string; size?: 36 | 44; className?: string };

/** Full for what the shopper likes. What a press does is fetched with the press: most hearts are never pressed. */
export function Heart({ kind, id, name, size = 36, className = '' }: HeartProps) {
  const t = useTranslate();
  const { open } = useOpener();
  const tools = { api: useApi(), store: useSessionStore(), queries: useQueryClient(), t, open };
  const isLiked = useIsLiked({ kind, id });

  return (
    <IconButton
      icon={HeartIcon}
      iconSize={size === 36 ? 18 : 20}
      size={size}
      look="glass"
      label={t('card.favourite', { name })}
      aria-pressed={isLiked}
      filled={isLiked}
      onClick={() =>
        withScript(
          t,
          () => import('./toggle-favourite.ts'),
        )(({ toggleFavourite }) => toggleFavourite(tools, { kind, id }))
      }
      className={`heart ${className}`}
    />
  );
}
