import Trash2 from 'lucide-react/icons/trash-2';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Ratio } from '#contract/media/media.ts';
import { useTranslate } from '#web/i18n/lazy/wishlist.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import type { FavouriteKind } from './favourites.ts';

type FavouriteRowProps = {
  kind: FavouriteKind;
  id: number;
  name: string;
  picture: { id: string; ratio: Ratio };
  /** Where it leads. */
  to: string;
  onFollow?: MouseEventHandler;
  /** Under the name. */
  children: ReactNode;
  /** Beside the bin. */
  action?: ReactNode;
};

/** The whole row leads to the thing; its two buttons stand above that. */
export function FavouriteRow({ kind, id, name, picture, to, onFollow, children, action }: FavouriteRowProps) {
  const t = useTranslate();
  const { open } = useOpener();
  const theme = useSession(({ settings }) => settings.theme);

  return (
    <li className="relative flex gap-3.5 border-line border-b py-4 has-[a:focus-visible]:shadow-(--focus-ring)">
      <span className="size-19 shrink-0 overflow-hidden rounded-[10px] bg-sunken">
        <Picture {...picture} alt="" sizes="126px" widest={240} theme={theme} className="aspect-square" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="line-clamp-2 font-semibold text-small">
          <Link
            to={to}
            onClick={onFollow}
            className="outline-none after:absolute after:inset-0 focus-visible:shadow-none"
          >
            <bdi>{name}</bdi>
          </Link>
        </h3>
        {children}
      </div>
      <div className="relative z-1 flex shrink-0 items-start gap-1 self-center">
        {action}
        <IconButton
          icon={Trash2}
          label={t('wishlist.remove', { name })}
          onClick={() => open({ name: 'wishlist', remove: { kind, id } })}
        />
      </div>
    </li>
  );
}
