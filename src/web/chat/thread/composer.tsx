import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useId, useRef, useState } from 'react';
import { LONGEST_MESSAGE } from '#domain/chat/message-limits.ts';
import { MOST_IMAGES, refuseImage } from '#domain/media/refuse-image.ts';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { FieldNote } from '#web/ui/fields/field.tsx';
import { useImageFiles } from '#web/ui/fields/use-image-files.ts';
import type { Written } from '../outbox/use-writing.ts';
import { ChosenPictures } from './chosen-pictures.tsx';
import { MessageField } from './message-field.tsx';
import { PictureButton } from './picture-button.tsx';

type ComposerProps = {
  /** Whom it goes to. */
  name: string;
  onSend(written: Written): void;
  /** Each time something is typed. */
  onTyping(): void;
};

/** Pictures, words, and the way to send them. */
export function Composer({ name, onSend, onTyping }: ComposerProps) {
  const t = useTranslate();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const { refused, take, remove } = useImageFiles({
    files,
    onFiles: setFiles,
    most: MOST_IMAGES,
    tooMany: t('chat.picture_many'),
    refuse(file) {
      const reason = refuseImage(file);
      return reason && t(`chat.picture_${reason}`);
    },
  });
  const over = text.trim().length - LONGEST_MESSAGE;
  const tooLong = over > 0 ? t('chat.too_long', { count: LONGEST_MESSAGE, over }) : null;
  const problem = refused ?? tooLong;
  const isEmpty = text.trim() === '' && files.length === 0;

  function send() {
    if (isEmpty || tooLong) return;
    onSend({ message: text, pictures: files });
    setText('');
    setFiles([]);
    field.current?.focus();
  }

  /** At once; a slip is mended by Undo. */
  function takeOut(at: number) {
    const file = files[at];
    remove(at);
    if (!file) return;
    const putBack = () => setFiles((now) => now.toSpliced(at, 0, file).slice(0, MOST_IMAGES));
    showToast({
      id: 'chat-picture',
      text: t('chat.picture_removed'),
      action: { text: t('chat.undo'), onPress: putBack },
    });
  }

  return (
    <form
      data-bottom-bar
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="safe-bottom shrink-0 border-line border-t bg-surface"
    >
      <div className="flex flex-col gap-2 px-3 py-3.5 md:px-4">
        {files.length > 0 && <ChosenPictures files={files} onRemove={takeOut} />}
        <div role={problem ? 'alert' : undefined} className={problem || files.length > 0 ? undefined : 'sr-only'}>
          <FieldNote id={`${id}-note`} text={problem ?? t('chat.pictures_hint')} isError={problem !== null} />
        </div>
        <div className="flex items-end gap-2.5">
          <span className="grid h-12 place-items-center">
            <PictureButton label={t('chat.add_pictures')} describedBy={`${id}-note`} onTake={take} />
          </span>
          <MessageField
            ref={field}
            text={text}
            label={t('chat.write_to', { name })}
            faultId={tooLong ? `${id}-note` : undefined}
            onText={(typed) => {
              setText(typed);
              onTyping();
            }}
            onFiles={take}
            onSend={send}
          />
          <span className="grid h-12 place-items-center">
            <IconButton
              type="submit"
              icon={SendHorizontal}
              label={t('chat.send')}
              look="primary"
              directional
              disabled={isEmpty || tooLong !== null}
            />
          </span>
        </div>
      </div>
    </form>
  );
}
