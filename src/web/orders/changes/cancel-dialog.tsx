import { type ReactNode, useState } from 'react';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast, type Toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';

/** Takes something back, once, says so and closes what asked for it. */
export function useCancel() {
  const t = useTranslate();
  const { close } = useOpener();
  const [isSending, setSending] = useState(false);

  async function cancel(send: () => Promise<unknown>, done: Toast) {
    setSending(true);
    try {
      await send();
      showToast(done);
      close();
    } catch (failure) {
      sayFailure(t, failure);
      setSending(false);
    }
  }

  // Once the request is sent, it is too late to change one's mind: the dialog stays until the answer.
  return { isSending, cancel, leave: () => void (isSending || close()) };
}

/** Why it is wanted, as it is chosen and written; another answer takes away what was wrong with the last. */
export function useCancelReason(other: string) {
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();

  function choose(next: string) {
    setReason(next);
    setError(undefined);
  }

  function write(next: string) {
    setNote(next);
    setError(undefined);
  }

  return {
    reason: { value: reason, onChange: choose, error },
    note: { value: note, onChange: write },
    answer: { reason: reason === other ? null : reason, note: note.trim() || null },
    refuse: setError,
  };
}

type CancelDialogProps = {
  words: { title: string; text?: string; keep: string; confirm: string; progress: string };
  isSending: boolean;
  onLeave(): void;
  onConfirm(): void;
  children: ReactNode;
};

/** Before an order or a trip is taken back: why, and the way out. */
export function CancelDialog({ words, isSending, onLeave, onConfirm, children }: CancelDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open
      onClose={onLeave}
      width={520}
      title={words.title}
      description={words.text}
      closeLabel={t('app.close')}
      className="flex flex-col gap-4"
      foot={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" className="min-w-0 px-3!" onClick={onLeave}>
            {words.keep}
          </Button>
          <Button
            look="danger"
            className="min-w-0 px-3!"
            progress={isSending ? words.progress : null}
            onClick={onConfirm}
          >
            {words.confirm}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}

/** The reasons with "other" at the end; only "other" when the list failed to load, nothing while it loads. */
export const reasonsAnd = (
  other: string,
  { data, isError }: { data: readonly { reason: string }[] | undefined; isError: boolean },
): readonly string[] | undefined => (isError ? [other] : data && [...data.map(({ reason }) => reason), other]);

export const CancelNote = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange(note: string): void;
}) => (
  <Field label={label}>
    <Textarea
      name="note"
      dir="auto"
      maxLength={1000}
      rows={2}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
);
