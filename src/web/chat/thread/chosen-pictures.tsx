import { MOST_IMAGES } from '#domain/media/refuse-image.ts';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { ImageThumbs } from '#web/ui/fields/image-thumbs.tsx';

/** The pictures that go with the next message, and how many of how many they are. */
export function ChosenPictures({ files, onRemove }: { files: readonly File[]; onRemove(at: number): void }) {
  const t = useTranslate();
  return (
    <div className="flex items-end gap-3 pt-1.5">
      <ImageThumbs
        files={files}
        size={56}
        onRemove={onRemove}
        pictureLabel={(number) => t('chat.picture_of', { number })}
        removeLabel={(number) => t('chat.remove_picture', { number })}
      />
      <span className="text-caption text-ink-3 tabular">
        <bdi>
          {files.length} / {MOST_IMAGES}
        </bdi>
      </span>
    </div>
  );
}
