import { pictureFile } from '#contract/media/media.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

/** What a customer photographed: small beside the words, each opens large by itself. */
export function ReviewPictures({ pictures, by }: { pictures: readonly string[]; by: string }) {
  const t = useTranslate();
  const theme = useSession(({ settings }) => settings.theme);
  if (pictures.length === 0) return null;

  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((picture, at) => (
        <li key={picture}>
          <a
            href={pictureFile(picture, '1x1', 1280)}
            target="_blank"
            rel="noreferrer"
            className="block size-18 overflow-hidden rounded-thumb bg-sunken"
          >
            <Picture
              id={picture}
              ratio="1x1"
              alt={t('review.picture', { place: at + 1, name: by })}
              sizes="72px"
              widest={240}
              theme={theme}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
