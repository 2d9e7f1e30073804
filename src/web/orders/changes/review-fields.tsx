import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { RatingInput } from '#web/ui/fields/rating-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { OrderPicture } from '../order-picture.tsx';
import { PicturesField } from './pictures-field.tsx';

type ReviewWords = { rating: number; comment: string | null; attachment?: File[] };

export type ReviewSubject = {
  key: string;
  /** Of whom or what, as the shopper knows it. */
  name: string;
  picture: string | null;
  heading: string;
  /** Stars alone are enough for an item, not for a person. */
  needsComment: boolean;
  isReviewed: boolean;
  send(words: ReviewWords): Promise<unknown>;
};

export type ReviewState = { rating: number; comment: string; pictures: File[]; pictureError?: string | undefined };

export const EMPTY_REVIEW: ReviewState = { rating: 0, comment: '', pictures: [] };

const lacksComment = ({ needsComment }: ReviewSubject, { comment }: ReviewState): boolean =>
  needsComment && comment.trim() === '';

export const isFilledIn = (subject: ReviewSubject, state: ReviewState): boolean =>
  state.rating > 0 && !lacksComment(subject, state);

type ReviewFieldsProps = {
  subject: ReviewSubject;
  state: ReviewState;
  isSent: boolean;
  complains: boolean;
  onChange(changes: Partial<ReviewState>): void;
};

/** Stars for one thing; words and pictures are asked for once it has some. When it is sent it only says so. */
export function ReviewFields({ subject, state, isSent, complains, onChange }: ReviewFieldsProps) {
  const t = useTranslate();
  const id = useId();
  const { name, picture, heading, needsComment } = subject;

  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 border-line border-b py-5 first:pt-0 last:border-b-0 last:pb-0"
    >
      <div className="flex items-center gap-3">
        <OrderPicture url={picture} size={48} className="rounded-thumb" />
        <h3 id={id} className="min-w-0 flex-1 font-semibold text-small">
          <bdi>{heading}</bdi>
        </h3>
      </div>
      {isSent ? (
        <p role="status" className="flex items-center gap-2 font-semibold text-small text-success-ink">
          <Icon of={CircleCheck} size={18} />
          {t('review.done')}
        </p>
      ) : (
        <>
          <RatingInput
            label={t('review.stars', { name })}
            starLabel={(count) => t('review.star', { count })}
            value={state.rating}
            onChange={(rating) => onChange({ rating })}
          />
          {state.rating > 0 && (
            <>
              <Field
                label={t(needsComment ? 'review.comment_courier' : 'review.comment')}
                error={complains && lacksComment(subject, state) ? t('review.comment_needed') : undefined}
              >
                <Textarea
                  name="comment"
                  dir="auto"
                  maxLength={1000}
                  rows={2}
                  value={state.comment}
                  onChange={(event) => onChange({ comment: event.target.value })}
                />
              </Field>
              <PicturesField
                label={t('review.pictures')}
                files={state.pictures}
                onFiles={(pictures) => onChange({ pictures, pictureError: undefined })}
                error={state.pictureError}
              />
            </>
          )}
        </>
      )}
    </section>
  );
}
