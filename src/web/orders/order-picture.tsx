import Package from 'lucide-react/icons/package';
import { RATIOS, type Ratio } from '#contract/media/media.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

type OrderPictureProps = { url: string | null | undefined; alt?: string; size: number; className?: string };

/** The wire names one size of a picture; its id is in that address, and every other size with it. */
function pictureOf(url: string | null | undefined): { id: string; ratio: Ratio } | null {
  const [, id, shape] = /\/media\/([^/]+)\/(\d+x\d+)-[^/]+$/.exec(url ?? '') ?? [];
  const ratio = RATIOS.find((known) => known === shape);
  return id && ratio ? { id, ratio } : null;
}

/** A square picture of what was bought, of a store or of a person. */
export function OrderPicture({ url, alt = '', size, className }: OrderPictureProps) {
  const theme = useSession(({ settings }) => settings.theme);
  const picture = pictureOf(url);
  return (
    <span
      style={{ width: size, height: size }}
      className={classNames('grid shrink-0 place-items-center overflow-hidden bg-sunken text-ink-3', className)}
    >
      {picture ? (
        <Picture
          {...picture}
          alt={alt}
          sizes={`${Math.ceil((size * 4) / 3)}px`}
          widest={480}
          theme={theme}
          className="aspect-square"
        />
      ) : (
        <Icon of={Package} size={Math.round(size / 2.4)} />
      )}
    </span>
  );
}
