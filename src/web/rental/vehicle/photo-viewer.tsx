import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { ModalFrame } from '#web/ui/layers/modal.tsx';
import { ModalBody, ModalClose, ModalTitle } from '#web/ui/layers/modal-parts.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

export type ViewedPhotos = { title: string; photos: readonly string[] };

/** All photos of a vehicle over the whole screen, one below the other. */
export default function PhotoViewer({ title, photos }: ViewedPhotos) {
  const t = useTranslate();
  const { overlay, close } = useOverlay();
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <ModalFrame
      open={overlay.name === 'vehicle-photos'}
      onClose={close}
      swipe="down"
      swipeOff
      viewport=""
      popup="h-dvh w-full duration-(--duration-base) data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      <header className="flex h-16 shrink-0 items-center justify-between gap-4 border-line border-b px-4 md:px-8">
        <ModalTitle className="truncate">{t('vehicle.photos_of', { name: title })}</ModalTitle>
        <ModalClose label={t('app.close')} />
      </header>
      <ModalBody>
        <ul className="mx-auto flex max-w-240 flex-col gap-4 p-4 md:py-8">
          {photos.map((photo, at) => (
            <li key={photo} className="relative overflow-hidden rounded-card bg-sunken">
              <Picture
                id={photo}
                ratio="5x3"
                alt={`${title}: ${t('vehicle.photo', { place: at + 1, count: photos.length })}`}
                sizes="(min-width: 960px) 960px, 100vw"
                widest={1280}
                theme={theme}
              />
            </li>
          ))}
        </ul>
      </ModalBody>
    </ModalFrame>
  );
}
