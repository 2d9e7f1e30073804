import { useTranslate } from '#web/i18n/lazy/item.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';

type ThumbnailsProps = {
  name: string;
  pictures: readonly string[];
  at: number;
  onChoose(at: number): void;
};

/** Five fit; more scroll sideways by the browser itself. */
export function Thumbnails({ name, pictures, at, onChoose }: ThumbnailsProps) {
  const t = useTranslate();
  const theme = useSession(({ settings }) => settings.theme);

  return (
    <ul
      aria-label={t('item.pictures', { name })}
      data-base-ui-swipe-ignore="x"
      className="-mx-1 flex snap-x gap-2 overflow-x-auto p-1 [scrollbar-width:none] child:w-[calc((100%-4*8px)/5)] child:min-w-12 child:shrink-0 child:snap-start"
    >
      {pictures.map((picture, index) => (
        <li key={picture}>
          <button
            type="button"
            aria-label={t('item.picture', { place: index + 1, count: pictures.length })}
            aria-current={index === at}
            onClick={() => onChoose(index)}
            className={classNames(
              'block w-full overflow-hidden rounded-thumb border-2 bg-sunken',
              index === at ? 'border-accent' : 'border-surface',
            )}
          >
            <Picture id={picture} ratio="1x1" alt="" sizes="100px" widest={240} theme={theme} />
          </button>
        </li>
      ))}
    </ul>
  );
}
