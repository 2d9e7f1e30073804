import type { KeyboardEvent, Ref } from 'react';
import { useTranslate } from '#web/i18n/lazy/chat.ts';

type MessageFieldProps = {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  label: string;
  /** Where it is said what is wrong with the text, if something is. */
  faultId: string | undefined;
  onText(text: string): void;
  /** Pictures that were pasted. */
  onFiles(files: File[]): void;
  onSend(): void;
};

export function MessageField({ ref, text, label, faultId, onText, onFiles, onSend }: MessageFieldProps) {
  const t = useTranslate();

  function pressed(event: KeyboardEvent) {
    // Enter also confirms half-written Chinese or Japanese, and makes a new line on a phone, as everywhere there.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    onSend();
  }

  return (
    <textarea
      ref={ref}
      name="message"
      rows={1}
      value={text}
      aria-label={label}
      aria-invalid={faultId !== undefined || undefined}
      aria-describedby={faultId}
      placeholder={t('chat.write')}
      enterKeyHint="enter"
      onChange={(event) => onText(event.target.value)}
      onKeyDown={pressed}
      onPaste={(event) => {
        if (event.clipboardData.files.length > 0) onFiles([...event.clipboardData.files]);
      }}
      className="field-sizing-content max-h-36 min-h-12 min-w-0 flex-1 resize-none rounded-[24px] border border-line-control bg-surface px-4 py-2.75 text-body outline-none focus:halo aria-invalid:border-danger-ink"
    />
  );
}
