import { useState } from 'react';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldNote } from '#web/ui/fields/field.tsx';
import { refusalOf } from '../refusal-of.ts';
import { EMPTY_REVIEW, isFilledIn, ReviewFields, type ReviewState, type ReviewSubject } from './review-fields.tsx';

type ReviewFormProps = {
  subjects: readonly ReviewSubject[];
  /** Something of it is online now. */
  onSent(): void;
};

/** Stars for whatever was bought and whoever brought it, sent by one button. What has no stars is left out. */
export function ReviewForm({ subjects, onSent }: ReviewFormProps) {
  const t = useTranslate();
  const [said, setSaid] = useState<Readonly<Record<string, ReviewState>>>({});
  const [sent, setSent] = useState<readonly string[]>([]);
  const [complains, setComplains] = useState(false);
  const [isSending, setSending] = useState(false);
  const open = subjects.filter(({ key, isReviewed }) => !isReviewed && !sent.includes(key));
  const of = (key: string) => said[key] ?? EMPTY_REVIEW;
  const rated = open.filter(({ key }) => of(key).rating > 0);

  const change = (key: string, changes: Partial<ReviewState>) =>
    setSaid((before) => ({ ...before, [key]: { ...EMPTY_REVIEW, ...before[key], ...changes } }));

  async function submit() {
    if (rated.length === 0 || !rated.every((subject) => isFilledIn(subject, of(subject.key))))
      return setComplains(true);
    setSending(true);
    let wasSent = false;
    for (const { key, send } of rated) {
      const { rating, comment, pictures } = of(key);
      try {
        await send({ rating, comment: comment.trim() || null, ...(pictures.length > 0 && { attachment: pictures }) });
        wasSent = true;
        setSent((before) => [...before, key]);
      } catch (failure) {
        change(key, { pictureError: refusalOf(failure, 'attachment') });
        sayFailure(t, failure);
        break;
      }
    }
    setSending(false);
    setComplains(false);
    if (wasSent) onSent();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) submit();
      }}
    >
      {/* What is typed into a review that is on its way would be in none. */}
      <fieldset disabled={isSending} className="contents">
        {subjects.map((subject) => (
          <ReviewFields
            key={subject.key}
            subject={subject}
            state={of(subject.key)}
            isSent={!open.includes(subject)}
            complains={complains}
            onChange={(changes) => change(subject.key, changes)}
          />
        ))}
      </fieldset>
      {open.length > 0 && (
        <div className="pt-5">
          {complains && rated.length === 0 && (
            <div role="alert" className="mb-2">
              <FieldNote id="review-stars" text={t('review.stars_needed')} isError />
            </div>
          )}
          <Button type="submit" wide progress={isSending ? t('review.progress') : null}>
            {t('review.send')}
          </Button>
        </div>
      )}
    </form>
  );
}
