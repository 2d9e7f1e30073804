import type { ReactNode } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { RetryButton } from '#web/api/retry-button.tsx';
import { StateBlock, type StatePicture } from '#web/ui/feedback/state-block.tsx';

type MissingOrFailedProps = {
  error: Error;
  onRetry(): void;
  missing: { picture: StatePicture; title: string; text: string; action: ReactNode };
  failed: string;
};

/** Replaces the page of an order, a parcel or a trip. Somebody else's looks as if it did not exist. */
export function MissingOrFailed({ error, onRetry, missing, failed }: MissingOrFailedProps) {
  const isMissing = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <StateBlock
      tone={isMissing ? 'empty' : 'error'}
      heading="h1"
      className="py-16"
      picture={isMissing ? missing.picture : 'broken'}
      title={isMissing ? missing.title : failed}
      text={isMissing ? missing.text : undefined}
      action={isMissing ? missing.action : <RetryButton onRetry={onRetry} />}
    />
  );
}
